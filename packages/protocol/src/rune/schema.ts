import { type SchemaType, schema, t } from '@colyseus/schema';
import { HAND } from '../hand.ts';

export const RunePlayer = schema({ ...HAND, masters: t.uint8(), lost: t.uint8() }, 'RunePlayer');
export type RunePlayer = SchemaType<typeof RunePlayer>;

export const RuneTable = schema(
  {
    players: t.array(RunePlayer),
    pileCount: t.uint8(),
    /** Card, turn, x, y of each. */
    laid: t.array('int8'),
    dropped: t.array('uint8'),
    /** Seat, x, y of each. */
    masters: t.array('int8'),
    /** Seat, rune, x, y of each. */
    marks: t.array('int8'),
    grandmaster: t.boolean(),
  },
  'RuneTable',
);
export type RuneTable = SchemaType<typeof RuneTable>;
