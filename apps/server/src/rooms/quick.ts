import { isDeepStrictEqual } from 'node:util';
import type { TableSetting } from '../table/setting.ts';
import type { Listing } from './listing.ts';

/** Could somebody who wishes for this table just as well sit down at that one? */
export const isFitting = (table: Listing, { game, options, seats, clock }: TableSetting): boolean =>
  table.game === game.id &&
  table.phase === 'gathering' &&
  table.open > 0 &&
  table.seats.length === seats &&
  isDeepStrictEqual(table.clock, clock) &&
  isDeepStrictEqual(table.options, options);
