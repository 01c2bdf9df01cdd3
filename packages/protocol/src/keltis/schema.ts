import { type SchemaType, schema, t } from '@colyseus/schema';
import { HAND } from '../hand.ts';

/** Cards by colour, the last one on top. */
export const KeltisPiles = schema(
  {
    red: t.array('uint8'),
    yellow: t.array('uint8'),
    violet: t.array('uint8'),
    green: t.array('uint8'),
    blue: t.array('uint8'),
  },
  'KeltisPiles',
);
export type KeltisPiles = SchemaType<typeof KeltisPiles>;

export const KeltisPlayer = schema(
  {
    ...HAND,
    rows: t.ref(KeltisPiles),
    fields: t.array('uint8'),
    large: t.int8(),
    wishes: t.uint8(),
    points: t.uint8(),
  },
  'KeltisPlayer',
);
export type KeltisPlayer = SchemaType<typeof KeltisPlayer>;

export const KeltisTable = schema(
  {
    players: t.array(KeltisPlayer),
    tiles: t.array('uint8'),
    stockCount: t.uint8(),
    removedCount: t.uint8(),
    discards: t.ref(KeltisPiles),
    entering: t.int8(),
    barred: t.int8(),
    idle: t.uint8(),
  },
  'KeltisTable',
);
export type KeltisTable = SchemaType<typeof KeltisTable>;
