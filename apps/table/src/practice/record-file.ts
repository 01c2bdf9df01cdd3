import type { MatchRecord, Outcome } from '@dolmen/core';
import { seatNames } from '../players.ts';
import type { TableInfo } from '../session/link.ts';
import { outcomeAt } from '../winners.ts';
import type { Kept } from './messages.ts';

/** A finished match as it is saved: its record, which replays, who played, and how it ended. */
export interface PracticeRecord extends MatchRecord {
  readonly practice: true;
  readonly players: readonly string[];
  readonly result: Outcome;
}

export function recordFile({ record }: Kept, table: TableInfo): PracticeRecord {
  const result = outcomeAt(table);
  if (result === null) throw new Error('only a match that is over has a record');
  return { ...record, practice: true, players: seatNames(table), result };
}
