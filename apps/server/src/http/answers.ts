import { GAME_IDS } from '@dolmen/core';
import { ClockSetting } from '@dolmen/protocol';
import * as z from 'zod';

/** What the server answers over HTTP, for its description and for tests. */

const Game = z.enum(GAME_IDS);
const Time = z.int().describe('milliseconds since 1970');
const PlayerNames = z.array(z.string().nullable()).describe('by seat; null where nobody sat');

export const Health = z.looseObject({ status: z.string() });
export const ServerInfo = z.looseObject({
  publicUrl: z.string().nullable().describe('how the world reaches the server, without a slash at its end'),
  name: z.string(),
  language: z.string().nullable().describe('of the front page, for who comes for the first time'),
  colors: z.looseObject({ accent: z.string().nullable(), background: z.string().nullable() }),
  isPrivate: z.boolean().describe('is everything behind a password?'),
  isLocked: z.boolean().describe('and was it not told yet? Then nothing else is answered'),
  games: z.record(z.string(), z.array(z.string())).optional().describe('what is offered, with its variants'),
  clock: ClockSetting.optional(),
  rooms: z.int().optional().describe('how many standing rooms there are'),
  networkHosts: z
    .array(z.string())
    .optional()
    .describe('what others on the network call this machine; told to itself alone'),
  pushKey: z.string().optional().describe('what a browser subscribes to calls with'),
});
const Days = z.int().describe('in days; 0: for ever');
export const Privacy = z.looseObject({
  contact: z.string().nullable(),
  abandonDays: z.int(),
  keepMatchesDays: Days,
  keepAbandonedDays: Days,
  keepChatDays: Days,
  keepAuditDays: Days,
});
export const Forgotten = z.looseObject({ tables: z.int(), matches: z.int() });
/** Of a table that somebody opened, or the name of a standing room. */
export const TableCode = z.looseObject({ code: z.string().regex(/^[A-Z0-9]+$|^[a-z][a-z0-9-]+$/) });

const Listing = z.looseObject({
  ...TableCode.shape,
  game: Game,
  phase: z.enum(['gathering', 'playing', 'over']),
  seats: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
  open: z.int(),
  clock: ClockSetting,
  options: z.unknown(),
});
const OwnTable = z.looseObject({
  ...TableCode.shape,
  game: Game,
  phase: z.enum(['gathering', 'playing']),
  seats: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
  seat: z.int().describe('the own one'),
  toAct: z.int().nullable(),
  points: z.array(z.int()),
  clock: ClockSetting,
  startedAt: Time.nullable(),
  movedAt: Time.nullable(),
});
export const OwnTables = z.looseObject({ tables: z.array(OwnTable) });
export const Nothing = z.looseObject({});

export const TableList = z.looseObject({ tables: z.array(Listing) });

const Room = z.looseObject({
  name: z.string().describe('the code it is joined by, and its address'),
  title: z.string(),
  welcome: z.string(),
  game: Game,
  variants: z.array(z.string()),
  deck: z.string().nullable().describe('SHA-256 of a deck of the house’s own'),
  isLocked: z.boolean(),
  isByName: z.boolean(),
  hasSpectators: z.boolean(),
  phase: z.enum(['gathering', 'playing', 'over']),
  seats: z.int(),
  open: z.int(),
  here: z.int(),
  people: z.array(z.string()).describe('who sits there; of a locked room nobody is told'),
});
export const RoomList = z.looseObject({ rooms: z.array(Room) });
export const HandoverCode = z.looseObject({ code: z.string(), expiresAt: Time });

const Summary = z.looseObject({
  id: z.string(),
  game: Game,
  seats: PlayerNames,
  startedAt: Time,
  endedAt: Time,
  plies: z.int(),
  result: z.unknown(),
});
export const MatchList = z.looseObject({ matches: z.array(Summary) });
const OwnMatch = z.looseObject({
  ...Summary.shape,
  seat: z.int().describe('the own one'),
  kinds: z.array(z.enum(['open', 'person', 'computer'])),
});
export const OwnMatchList = z.looseObject({ matches: z.array(OwnMatch) });

const RunningMatch = z.looseObject({
  running: z.literal(true),
  id: z.string(),
  game: Game,
  players: PlayerNames,
  startedAt: Time,
  plies: z.int(),
});
const FinishedMatch = z.looseObject({
  id: z.string(),
  game: Game,
  version: z.int(),
  options: z.unknown(),
  seats: z.int(),
  seed: z.string(),
  actions: z.array(z.string()),
  players: PlayerNames,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  result: z.unknown(),
  fairness: z.looseObject({ commitment: z.string(), serverSeed: z.string(), nonces: z.array(z.string().nullable()) }),
});
export const MatchAnswer = z.union([RunningMatch, FinishedMatch]);

/** A place in a room, to connect to. */
export const Reservation = z.looseObject({ name: z.string(), sessionId: z.string(), roomId: z.string() });

export const Fault = z.looseObject({ error: z.looseObject({ code: z.string() }) });
/** In the words of Colyseus. */
export const MatchmakingFault = z.looseObject({ code: z.int(), error: z.string() });
