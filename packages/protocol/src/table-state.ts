import { Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import type { GameId } from '@dolmen/core';
import { KeltisTable } from './keltis/schema.ts';
import { RuneTable } from './rune/schema.ts';
import { RuneStonesTable } from './rune-stones/schema.ts';

// A first state that does not fit is sent with a part of it zeroed as soon as clients have views (seen in schema 5.0.34
// with core 0.18). A deck of one's own, options and a full chat stay below this; what is not used costs no memory.
Encoder.BUFFER_SIZE = 128 * 1024;

export const SeatState = schema(
  {
    kind: t.string<'open' | 'person' | 'computer'>().default('open'),
    name: t.string().default(''),
    /** Of a computer player. */
    level: t.string().default(''),
    connected: t.boolean().default(false),
    /** Does a computer play for an absent person? */
    standIn: t.boolean().default(false),
    resigned: t.boolean().default(false),
    hasNonce: t.boolean().default(false),
    /** Time left on the clock; 0 without one. */
    millis: t.uint32().default(0),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** So many lines of the chat are kept. */
export const CHAT_TAIL = 50;

/** Written by `say`, read by `readChat`. */
export const ChatLine = schema(
  {
    /** Counted from 1; they lie in no order. */
    number: t.uint32(),
    name: t.string(),
    /** -1: a spectator. */
    seat: t.int8(),
    text: t.string(),
    /** In seconds since 1970. */
    at: t.uint32(),
  },
  'ChatLine',
);
export type ChatLine = SchemaType<typeof ChatLine>;

export const ClockState = schema(
  {
    kind: t.string<'none' | 'turn' | 'fischer' | 'days'>().default('none'),
    seconds: t.uint32().default(0),
    increment: t.uint16().default(0),
    days: t.uint8().default(0),
  },
  'ClockState',
);
export type ClockState = SchemaType<typeof ClockState>;

/** Everything a room syncs. Texts are empty until there is something to say. */
export const TableState = schema(
  {
    // The first fields change with every move.
    ply: t.number().default(0),
    /** The number of a choice; `readView` gives its name. */
    choice: t.uint8().default(0),
    /** -1: nobody. */
    toAct: t.int8().default(-1),
    floor: t.number().default(0),
    /** When the clock that runs was started, in milliseconds since 1970. */
    turnStarted: t.float64().default(0),
    /** What happened on the way to this ply, as everybody may know it: read by `readEvents`. Empty where nothing is to be told. */
    events: t.string().default(''),
    phase: t.string<'gathering' | 'playing' | 'over'>().default('gathering'),
    protocol: t.uint16().default(0),
    code: t.string().default(''),
    game: t.string<GameId>(),
    /** As JSON. */
    options: t.string().default('{}'),
    visibility: t.string<'public' | 'private'>().default('private'),
    /** Is what is played not the host's to change? */
    isFixed: t.boolean().default(false),
    /** The public id of the player who opened the table. */
    host: t.string().default(''),
    seats: t.array(SeatState),
    clock: t.ref(ClockState),
    spectators: t.uint16().default(0),
    chat: t.array(ChatLine),
    /** Fair play: the hash of the server's seed before the first move; what it was, and all that it was mixed with, after the last. */
    commitment: t.string().default(''),
    serverSeed: t.string().default(''),
    nonces: t.array('string'),
    seed: t.string().default(''),
    /** As JSON. */
    result: t.string().default(''),
    /** The server cannot store anything just now: what was done is done as soon as it can. */
    isWaiting: t.boolean().default(false),
    /** The server's time when this was sent, in milliseconds since 1970: by it `turnStarted` is read. */
    now: t.float64().default(0),
    // The game's own table: one of these, by `game`.
    keltis: t.ref(KeltisTable).optional(),
    rune: t.ref(RuneTable).optional(),
    runeStones: t.ref(RuneStonesTable).optional(),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;
