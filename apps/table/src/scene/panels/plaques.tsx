import { type ReactElement, useMemo } from 'react';
import { useClock } from '../../hud/clock.tsx';
import { type PlayerLine, playersOf } from '../../hud/players-of.ts';
import { useBubbles } from '../../hud/use-bubbles.ts';
import { useEmotes } from '../../hud/use-emotes.ts';
import { playerColor } from '../../players.ts';
import { line } from '../../said.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import type { Viewpoint } from '../poses.ts';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import { plaquePlace } from './plaque-place.ts';
import type { Row } from './row.ts';

interface Props {
  /** Where they are read from. */
  readonly viewpoint: Viewpoint;
}

/** Before each player: who it is, points, clock, and what they call out. */
export function Plaques({ viewpoint }: Props): ReactElement {
  const { session, stage } = useTable();
  const words = useWords();
  const state = useStore(session);
  const emotes = useEmotes(session);
  const bubbles = useBubbles(session);
  return (
    <>
      {playersOf(state, words).map((player) => {
        const emote = emotes[player.seat];
        const called = emote === undefined ? (bubbles[player.seat]?.text ?? null) : words.t(`table.emote.${emote}`);
        const place = plaquePlace(stage, state, player.seat, viewpoint);
        return <Plaque key={player.seat} {...{ player, called, place }} />;
      })}
    </>
  );
}

interface PlaqueProps {
  readonly player: PlayerLine;
  readonly called: string | null;
  readonly place: PanelPlace;
}

function Plaque({ player, called, place }: PlaqueProps): ReactElement {
  const { seat, name, points, why, notes } = player;
  const table = useStore(useTable().session).table;
  const clock = useClock(table, seat);
  const time = clock === null ? '' : clock.text;
  const isHurry = clock?.isHurry === true;
  const note = [...(why === '' ? [] : [why]), ...notes, ...(time === '' ? [] : [time])].join(', ');
  const rows = useMemo((): readonly Row[] => {
    const { sign, css } = playerColor(seat);
    const head = { parts: [`${sign} ${name}`], tone: 'title', color: css, end: String(points ?? '') } as const;
    const said = called === null ? [] : [line(called, 'sum')];
    return [head, ...said, ...(note === '' ? [] : [line(note, isHurry ? 'bad' : 'detail')])];
  }, [seat, name, points, note, isHurry, called]);
  return <Panel {...place} size={[2.2, 1]} rows={rows} />;
}
