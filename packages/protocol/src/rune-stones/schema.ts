import { type SchemaType, schema, t } from '@colyseus/schema';
import { HAND } from '../hand.ts';

export const StonesState = schema(
  {
    green: t.uint8(),
    red: t.uint8(),
    blue: t.uint8(),
    yellow: t.uint8(),
    wild: t.uint8(),
    ore: t.uint8(),
  },
  'StonesState',
);
export type StonesState = SchemaType<typeof StonesState>;

export const RuneStonesPlayer = schema(
  {
    ...HAND,
    pileCount: t.uint8(),
    discard: t.array('uint8'),
    /** In any order. */
    owned: t.array('uint8'),
    box: t.array('uint8'),
    stones: t.ref(StonesState),
    /** The places of the first row, then those of the second. */
    rows: t.array('uint8'),
    runes: t.array('uint8'),
    attuned: t.uint8(),
    points: t.uint16(),
  },
  'RuneStonesPlayer',
);
export type RuneStonesPlayer = SchemaType<typeof RuneStonesPlayer>;

export const RuneStonesTable = schema(
  {
    players: t.array(RuneStonesPlayer),
    /** As JSON; empty: the standard deck. */
    deck: t.string(),
    nocturnal: t.boolean(),
    round: t.uint16(),
    first: t.uint8(),
    idle: t.uint8(),
    scored: t.boolean(),
    supply: t.ref(StonesState),
    display: t.array('uint8'),
    pileCount: t.uint8(),
    discard: t.array('uint8'),
    forges: t.array('uint8'),
    wilds: t.uint8(),
    artefactCount: t.uint8(),
    scrap: t.array('uint8'),
    /** By kind. */
    runes: t.array('uint8'),
    wispCount: t.uint8(),
    wisps: t.array('uint8'),
    wispDiscard: t.array('uint8'),
    night: t.array('uint8'),
    played: t.array('uint8'),
    exchanged: t.boolean(),
    /** A text for each task; the last one changes most. */
    agenda: t.array('string'),
  },
  'RuneStonesTable',
);
export type RuneStonesTable = SchemaType<typeof RuneStonesTable>;
