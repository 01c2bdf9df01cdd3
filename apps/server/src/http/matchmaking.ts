import { matchMaker, ServerError } from '@colyseus/core';
import { json, type Request, type Response, Router } from 'express';
import * as z from 'zod';
import type { Services } from '../rooms/services.ts';
import { TableRoom } from '../rooms/table-room.ts';
import { Throttle } from '../rooms/throttle.ts';
import { type Address, networkOf } from './address.ts';
import { safely } from './safely.ts';

/** What joins a table, or comes back to it. Tables are opened elsewhere, where what is wanted is read first. */
const METHODS = ['joinById', 'reconnect'];
const JoinBody = z.record(z.string(), z.unknown());
/** More than anybody needs to say who they are. */
const MOST = '4kb';
/** From one address, as many as may be messages in so many seconds: a class may sit behind one. */
const TIMES_A_MINUTE = 10;

/**
 * Where a client gets its place in a room before it connects. Colyseus has this route itself; there, a request with a bad
 * Host header ends the process, a body may have megabytes, and nobody counts how often somebody asks.
 */
export function matchmakingRouter({ settings }: Services): Router {
  const router = Router();
  const asking = new Throttle(TIMES_A_MINUTE * settings.rateLimit, 60_000);
  matchMaker.controller.exposedMethods = METHODS;
  router.use((request, response, next) => {
    if (asking.allows(networkOf(request.ip ?? ''), Date.now())) next();
    else refuse(response, 429, 'rate-limited');
  });
  router.use(json({ limit: MOST }));
  router.post('/:method/:room', safely(reserve));
  return router;
}

async function reserve(request: Request, response: Response): Promise<unknown> {
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) return refuse(response, 503, 'unavailable');
  const body = JoinBody.safeParse(request.body);
  if (!body.success) return refuse(response, 400, 'malformed');
  const { method, room } = request.params;
  try {
    if (method === 'joinById') askAtTable(String(room), body.data, networkOf(request.ip ?? ''));
    return response.json(await matchMaker.controller.invokeMethod(String(method), String(room), body.data));
  } catch (error) {
    if (error instanceof ServerError) return refuse(response, error.code, error.message);
    throw error;
  }
}

/** Whoever would not be let in is told so here, which costs less than a socket. */
function askAtTable(code: string, options: unknown, address: Address): void {
  const room = matchMaker.getLocalRoomById(code);
  if (room instanceof TableRoom) room.letIn(options, address);
}

/** In the words that the SDK expects; Colyseus numbers its errors like HTTP does, and a table's are 4000 above. */
function refuse(response: Response, code: number, error: string): unknown {
  const status = code >= 4400 ? code - 4000 : code;
  return response.status(status >= 400 && status < 600 ? status : 500).json({ code, error });
}
