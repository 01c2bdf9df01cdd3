import type { RecordFile } from '@dolmen/records';
import { seatNames } from '../players.ts';
import type { TableInfo } from '../session/table-source.ts';
import { outcomeAt } from '../winners.ts';
import type { Kept } from './messages.ts';

/** A match as it is saved: its record, which replays, who played, and how it ended if it did. */
export const recordFile = ({ record }: Kept, table: TableInfo): RecordFile => ({
  ...record,
  practice: true,
  players: seatNames(table),
  result: outcomeAt(table) ?? undefined,
});
