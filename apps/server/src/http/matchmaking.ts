import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';
import { ok } from '@dolmen/core';
import { Token } from '@dolmen/protocol';
import { json, type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { type Arrival, REMOVED } from '../rooms/admission.ts';
import type { Bans } from '../rooms/bans.ts';
import type { Finding, Seeker } from '../rooms/finding.ts';
import { LOBBY } from '../rooms/lobby.ts';
import type { Services } from '../rooms/services.ts';
import { TableRoom } from '../rooms/table-room.ts';
import { Throttle } from '../rooms/throttle.ts';
import { isTogether } from '../together/opening.ts';
import { safely } from './safely.ts';

/** What joins a table, or comes back to it. Tables are opened elsewhere, where what is wanted is read first. */
const METHODS = ['joinById', 'reconnect'];
const JoinBody = z.record(z.string(), z.unknown());
const ReconnectBody = z.looseObject({ reconnectionToken: z.string().min(1) });
/** More than anybody needs to say who they are. */
const MOST = '4kb';
/** From one address, as many as may be messages in so many seconds: a class may sit behind one. */
const TIMES_A_MINUTE = 10;

/**
 * Where a client gets its place in a room before it connects. Colyseus has this route itself; there, a request with a bad
 * Host header ends the process, a body may have megabytes, and nobody counts how often somebody asks.
 */
export function matchmakingRouter({ settings }: Services, finding: Finding, bans: Bans): Router {
  const router = Router();
  const asking = new Throttle(TIMES_A_MINUTE * settings.rateLimit, 60_000);
  matchMaker.controller.exposedMethods = METHODS;
  router.use((request, response, next) => {
    if (bans.holds(null, request.ip ?? '')) refuse(response, REMOVED, 'banned');
    else if (asking.allows(request.ip ?? '')) next();
    else refuse(response, 429, 'rate-limited');
  });
  router.use(json({ limit: MOST }));
  router.post(
    '/:method/:room',
    safely((request, response) => reserve(request, response, finding)),
  );
  return router;
}

async function reserve(request: Request, response: Response, finding: Finding): Promise<unknown> {
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return refuse(response, 503, 'unavailable');
  const [method, room] = [String(request.params.method), String(request.params.room)];
  const body = (method === 'reconnect' ? ReconnectBody : JoinBody).safeParse(request.body);
  if (!body.success) return refuse(response, 400, 'malformed');
  const found = room === LOBBY ? ok(room) : await find(room, seekerIn(request, body.data), finding);
  if (!found.ok) return refuse(response, found.error.code === 'rate-limited' ? 429 : 404, found.error.code);
  try {
    return response.json(await placeIn(method, found.value, body.data, arrivalOf(request)));
  } catch (error) {
    if (error instanceof ServerError) return refuse(response, error.code, error.message);
    throw error;
  }
}

const find = (room: string, seeker: Seeker, finding: Finding) =>
  isTogether(room) ? finding.findTogether(room, seeker) : finding.findOpen(room, seeker);

const arrivalOf = ({ ip, headers }: Request): Arrival => ({ address: ip ?? '', cookies: headers.cookie ?? null });

async function placeIn(
  method: string,
  room: string,
  body: z.output<typeof JoinBody>,
  arrival: Arrival,
): Promise<unknown> {
  if (method === 'joinById') await askAtTable(room, body, arrival);
  return matchMaker.controller.invokeMethod(method, room, body);
}

/** Whoever would not be let in is told so here, which costs less than a socket. */
async function askAtTable(code: string, options: unknown, arrival: Arrival): Promise<void> {
  const room = matchMaker.getLocalRoomById(code);
  if (room instanceof TableRoom) await room.letIn(options, arrival);
}

/** Who joins shows who they are in what they send. */
function seekerIn({ ip }: Request, { token }: z.output<typeof JoinBody>): Seeker {
  const shown = Token.safeParse(token);
  return { address: ip ?? '', ...(shown.success && { token: shown.data }) };
}

/** What a client did wrong, in the words of HTTP: Colyseus numbers everything as a failure of the server. */
const STATUSES: Readonly<Record<number, number>> = {
  [ErrorCode.MATCHMAKE_NO_HANDLER]: 404,
  [ErrorCode.MATCHMAKE_INVALID_CRITERIA]: 404,
  [ErrorCode.MATCHMAKE_INVALID_ROOM_ID]: 404,
  [ErrorCode.MATCHMAKE_EXPIRED]: 410,
  [ErrorCode.AUTH_FAILED]: 401,
};

/** Colyseus numbers its errors like HTTP does, and a table's are 4000 above. */
function statusOf(code: number, error: string): number {
  if (code >= 4400 && code < 4600) return code - 4000;
  if (/is locked$|is already full/.test(error)) return 409;
  return STATUSES[code] ?? (code >= 400 && code < 600 ? code : 500);
}

/** The body is in the words that the SDK expects. */
const refuse = (response: Response, code: number, error: string): unknown =>
  response.status(statusOf(code, error)).json({ code, error });
