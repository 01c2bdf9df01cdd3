import { GAMES, type MatchRecord, type ScoreSheet, type Seat } from '@dolmen/core';
import { seatNames } from '../players.ts';
import type { TableInfo } from '../session/link.ts';
import { winnersOf } from '../winners.ts';
import type { Kept } from './messages.ts';

/** A finished match as it is saved: its record, which replays, who played, and how it ended. */
export interface PracticeRecord extends MatchRecord {
  readonly practice: true;
  readonly players: readonly string[];
  readonly result: {
    readonly by: 'game' | 'resignation';
    readonly scores: readonly ScoreSheet[];
    readonly winners: readonly Seat[];
    readonly resigned: readonly Seat[];
  };
}

export function recordFile({ record }: Kept, table: TableInfo): PracticeRecord {
  const game = GAMES[record.game];
  if (game === undefined || table.view === null) throw new Error('only a match that was played has a record');
  const resigned = table.seats.flatMap(({ resigned }, seat) => (resigned ? [seat] : []));
  return {
    ...record,
    practice: true,
    players: seatNames(table),
    result: {
      by: resigned.length > 0 ? 'resignation' : 'game',
      scores: game.scores(table.view),
      winners: winnersOf(table, table.view),
      resigned,
    },
  };
}
