import { type ReactElement, useMemo } from 'react';
import { lineSaying, seatOf } from '../../hud/log-lines.ts';
import { type LogTurn, turnsOf } from '../../hud/log-turns.ts';
import { playerColor, seatNames } from '../../players.ts';
import { line } from '../../said.ts';
import type { LogLine } from '../../session/log-line.ts';
import type { SessionState } from '../../session/session.ts';
import { useStore } from '../../store.ts';
import { useWords, type Words } from '../../words.tsx';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import type { PanelLine, Row } from './row.ts';

/** So many of the newest fit. */
const SHOWN = 9;

/** What happened, the newest turn first, and how many look on. */
export function LogStand({ place }: { readonly place: PanelPlace }): ReactElement {
  const { session } = useTable();
  const words = useWords();
  const state = useStore(session);
  const lines = useStore(session.log);
  const rows = useMemo((): readonly Row[] => {
    const newest = turnsOf(lines.slice(-SHOWN * 2))
      .flatMap((turn) => tellTurn(turn, state, words))
      .slice(0, SHOWN);
    const { spectators } = state.table;
    return [
      line(words.t('table.log'), 'title'),
      ...(spectators > 0 ? [line(words.t('table.spectators', { count: spectators }), 'sum')] : []),
      ...(newest.length > 0 ? newest : [line(words.t('table.log.empty'), 'faint')]),
    ];
  }, [lines, state, words]);
  return <Panel {...place} size={[3.4, 4.3]} rows={rows} hasPost={true} />;
}

/** Whose turn it was, and what happened; what computers thought is read in the page. */
function tellTurn({ seat, lines }: LogTurn, state: SessionState, words: Words): readonly PanelLine[] {
  const told = lines.flatMap((one) => tell(one, state, words));
  if (seat === null || told.length === 0) return told;
  const { sign, css } = playerColor(seat);
  return [{ parts: [`${sign} ${seatNames(state.table)[seat] ?? ''}`], tone: 'title', color: css }, ...told];
}

function tell(logged: LogLine, state: SessionState, { say }: Words): readonly PanelLine[] {
  const saying = lineSaying(logged, state, seatNames(state.table));
  const seat = seatOf(logged);
  if (saying === null) return [];
  return [{ parts: [say(saying)], ...(seat !== null && { color: playerColor(seat).css }) }];
}
