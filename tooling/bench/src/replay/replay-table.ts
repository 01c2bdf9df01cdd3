import { table } from '../table.ts';
import type { ReplayResult } from './replay.ts';

export const replayTable = (results: readonly ReplayResult[]): string =>
  table([
    ['winding a record', 'moves', 'to the end, ms', 'a jump, ms', 'longest, ms'],
    ...results.map(({ record, plies, first, jump, longest }) => [
      record,
      String(plies),
      ...[first, jump, longest].map((millis) => millis.toFixed(1)),
    ]),
  ]);
