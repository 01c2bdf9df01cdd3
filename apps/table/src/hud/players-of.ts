import type { Seat } from '@dolmen/core';
import { seatNames } from '../players.ts';
import type { SessionState } from '../session/session.ts';
import type { TableSeat } from '../session/table-source.ts';
import type { Words } from '../words.tsx';
import { type Standing, standingOf } from './standing-of.ts';

/** What is to be known of somebody at the table, besides the clock. */
export interface PlayerLine extends Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly notes: readonly string[];
  readonly isToMove: boolean;
  /** Is nobody there, or only a computer in their stead? */
  readonly isAway: boolean;
}

export function playersOf(state: SessionState, words: Words): readonly PlayerLine[] {
  const { table, view, game } = state;
  const names = seatNames(table);
  return table.seats.map((info, seat) => ({
    seat,
    name: names[seat] ?? '',
    ...standingOf(game, view, seat, words),
    notes: notesOf(state, info, seat, words),
    isToMove: isToMove(state, seat),
    isAway: !info.connected || info.standIn,
  }));
}

const isToMove = ({ view, table }: SessionState, seat: Seat): boolean =>
  view.toAct === seat && table.phase === 'playing';

/** What else is to be known of a player. */
function notesOf(state: SessionState, info: TableSeat, seat: Seat, { t }: Words): string[] {
  return [
    ...(seat === state.seat ? [t('table.player.you')] : []),
    ...(isToMove(state, seat) ? [t('table.player.to-move')] : []),
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
