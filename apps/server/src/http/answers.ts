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
export const TableCode = z.looseObject({ code: z.string().regex(/^[A-Z0-9]+$/) });

const Listing = z.looseObject({
  ...TableCode.shape,
  game: Game,
  phase: z.enum(['gathering', 'playing', 'over']),
  seats: z.array(z.looseObject({ kind: z.string(), name: z.string() })),
  open: z.int(),
  clock: ClockSetting,
  options: z.unknown(),
});
export const TableList = z.looseObject({ tables: z.array(Listing) });

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
