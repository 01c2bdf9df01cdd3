import type { Seat } from '@dolmen/core';
import type { Emote } from '@dolmen/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { playerColor, seatNames } from '../players.ts';
import type { AnyStage, Tabletop } from '../scene/stage.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { TableSeat } from '../session/table-source.ts';
import { useSession } from '../session/use-session.ts';
import { pointsOf } from '../winners.ts';
import { useWords, type Words } from '../words.tsx';
import { SeatClock } from './clock.tsx';

interface Props {
  readonly session: Session;
  readonly stage: AnyStage | null;
  readonly tabletop: Tabletop | null;
}

/** Everybody at the table: colour and sign, points so far, clock, and whether they are there. */
export function PlayersStrip({ session, stage, tabletop }: Props): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const emotes = useEmotes(session);
  const { table } = state;
  return (
    <section className="players" aria-label={words.t('table.players')}>
      <ul>
        {table.seats.map((info, seat) => (
          <li key={playerColor(seat).name} style={{ '--player': playerColor(seat).css }}>
            <Player {...{ state, info, seat, words }} look={lookAt(state, seat, stage, tabletop)} />
            {emotes[seat] && <span className="emote">{words.t(`table.emote.${emotes[seat]}`)}</span>}
          </li>
        ))}
      </ul>
      {table.spectators > 0 && <p className="spectators">{words.t('table.spectators', { count: table.spectators })}</p>}
    </section>
  );
}

interface PlayerProps {
  readonly state: SessionState;
  readonly info: TableSeat;
  readonly seat: Seat;
  readonly words: Words;
  readonly look: (() => void) | null;
}

function Player({ state, info, seat, words, look }: PlayerProps): ReactElement {
  const { table, view } = state;
  const isToMove = view.toAct === seat && table.phase === 'playing';
  const name = seatNames(table)[seat] ?? '';
  const notes = notesOf(state, info, seat, words);
  const body = (
    <>
      <span className="sign" aria-hidden="true">
        {playerColor(seat).sign}
      </span>
      <span className="player-name">{name}</span>
      <span className="player-points">{pointsOf(state.game, view, seat)}</span>
      <SeatClock table={table} seat={seat} />
      {notes.length > 0 && <span className="player-notes">{notes.join(', ')}</span>}
    </>
  );
  const className = `player${isToMove ? ' to-move' : ''}${info.connected && !info.standIn ? '' : ' away'}`;
  if (look === null) return <div className={className}>{body}</div>;
  return (
    <button type="button" className={className} title={words.t('table.player.look', { player: name })} onClick={look}>
      {body}
    </button>
  );
}

/** Where a glance at this player's side exists. */
function lookAt(
  { view, seat: viewer }: SessionState,
  seat: Seat,
  stage: AnyStage | null,
  tabletop: Tabletop | null,
): (() => void) | null {
  const glance = stage?.glances(view, viewer).find((one) => one.seat === seat);
  return glance && tabletop ? () => tabletop.glance(glance.id) : null;
}

/** What else is to be known of a player. */
function notesOf({ seat: viewer, view, table }: SessionState, info: TableSeat, seat: Seat, { t }: Words): string[] {
  const isToMove = view.toAct === seat && table.phase === 'playing';
  return [
    ...(seat === viewer ? [t('table.player.you')] : []),
    ...(isToMove ? [t('table.player.to-move')] : []),
    ...(info.kind === 'computer' ? [t('table.player.computer', { level: levelName(info.level, t) })] : []),
    ...(info.resigned ? [t('table.player.resigned')] : []),
    ...(info.kind === 'person' && !info.connected && !info.standIn ? [t('table.player.away')] : []),
    ...(info.standIn ? [t('table.player.stand-in')] : []),
  ];
}

const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
const levelName = (name: string, t: Words['t']): string => {
  const level = LEVELS.find((level) => level === name);
  return level === undefined ? name : t(`lobby.level.${level}`);
};

const SHOWN = 4_000;

/** What people just called out, by seat. */
function useEmotes(session: Session): Readonly<Record<Seat, Emote>> {
  const [emotes, setEmotes] = useState<Readonly<Record<Seat, Emote>>>({});
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = session.source.listen('emoted', ({ seat, emote }) => {
      setEmotes((all) => ({ ...all, [seat]: emote }));
      timers.add(setTimeout(() => setEmotes(({ [seat]: _, ...rest }) => rest), SHOWN));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [session]);
  return emotes;
}
