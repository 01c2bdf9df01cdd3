import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Doors } from '../access/doors.ts';

/** May whoever sends these headers come in? To a server without a password, everybody. */
export const isInside = ({ server }: Doors, { cookie }: IncomingHttpHeaders): boolean =>
  server === null || server.isOpenTo(cookie);

/** Where one learns that there is a door, and opens it. */
const BEFORE: readonly string[] = ['GET /api/server', 'POST /api/pass'];

/** In our own words, and in those that Colyseus expects. */
const LOCKED = { error: { code: 'locked' } };
const LOCKED_FOR_COLYSEUS = { code: 401, error: 'locked' };

/** Stands before all that a private server answers, but for the page and how the server is. */
export const gate =
  (doors: Doors): RequestHandler =>
  ({ method, baseUrl, path, headers }, response, next) => {
    if (BEFORE.includes(`${method} ${baseUrl}${path}`) || isInside(doors, headers)) return next();
    response.status(401).json(baseUrl.toLowerCase() === MATCHMAKING ? LOCKED_FOR_COLYSEUS : LOCKED);
  };

const MATCHMAKING = '/matchmake';
/** As Express reads paths: nothing that leads to a route leads past the gate. */
export const BEHIND = ['/api', MATCHMAKING];
