import { CreateOptions } from '@dolmen/protocol';
import { json, Router } from 'express';
import type { Doors } from '../access/doors.ts';
import type { Finding } from '../rooms/finding.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { Throttle } from '../rooms/throttle.ts';
import { networkHosts } from '../starting/addresses.ts';
import { wordsOf } from '../store/store.ts';
import { keepInCaches } from './caching.ts';
import { isInside } from './gate.ts';
import { doorOf, houseOf } from './house.ts';
import { addIdentityRoutes } from './identity-routes.ts';
import { isAtHome } from './metrics-access.ts';
import { OPENAPI } from './openapi.ts';
import { Page, queryOf } from './page.ts';
import { addPassRoute } from './pass-route.ts';
import { addPushRoutes } from './push-routes.ts';
import { mayKnow, playersOf, recordFile } from './record-file.ts';
import { refuse } from './refuse.ts';
import { addRights, keepOut } from './rights.ts';
import { type Handler, safely } from './safely.ts';
import { seekerOf, tokenOf } from './seeker.ts';
import { addTogetherRoute } from './together-route.ts';

/** Opening tables costs memory: so many a minute for each address. */
const OPENING = { limit: 30, millis: 60_000 };

/** Matches are replayed for it. */
const LOOKING = { limit: 60, millis: 60_000 };

const STATUSES: Readonly<Record<string, number>> = {
  'signed-out': 401,
  'not-offered': 403,
  'outdated-match': 410,
  'rate-limited': 429,
  'server-full': 503,
  banned: 403,
  draining: 503,
  unavailable: 503,
};

/** The server's HTTP interface, described in `openapi.ts`. */
export function apiRouter(services: Services, tables: Tables, finding: Finding, doors: Doors): Router {
  const router = Router();
  const opening = new Throttle(OPENING.limit, OPENING.millis);
  const looking = new Throttle(LOOKING.limit, LOOKING.millis);
  const { store } = services;

  const opens =
    (open: Tables['open']): Handler =>
    async (request, response) => {
      if (!opening.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const wanted = CreateOptions.safeParse(request.body);
      if (!wanted.success) return refuse(response, 400, { code: 'malformed', faults: wanted.error.issues });
      const code = await open(wanted.data);
      if (code.ok) return response.status(201).json({ code: code.value });
      return refuse(response, STATUSES[code.error.code] ?? 400, code.error);
    };

  addRights(router, services, tables);
  router.use(keepOut(tables));
  router.use(json({ limit: '80kb' }));
  router.get('/server', (request, response) => {
    if (!isInside(doors, request.headers)) return void response.json(doorOf(services.settings));
    const { publicUrl, host } = services.settings;
    // Nobody else is told what the network inside looks like.
    const hosts = publicUrl === null && isAtHome(request) ? networkHosts(host) : [];
    response.json({ ...houseOf(services.settings), networkHosts: hosts, pushKey: services.push.publicKey });
  });
  router.get(
    '/rooms',
    safely(async (_, response) => response.json({ rooms: await tables.standingRooms() })),
  );
  addPassRoute(router, services, doors);
  addIdentityRoutes(router, tables);
  router.get(
    '/mine',
    safely(async (request, response) => {
      if (!looking.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const owner = await tables.identities.ownerBy(tokenOf(request));
      if (owner === null) return refuse(response, 403, { code: 'no-token' });
      return response.json({ tables: await tables.mine(owner) });
    }),
  );
  router.get(
    '/mine/matches',
    safely(async (request, response) => {
      if (!looking.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const owner = await tables.identities.ownerBy(tokenOf(request));
      if (owner === null) return refuse(response, 403, { code: 'no-token' });
      const page = Page.safeParse(request.query);
      if (!page.success) return refuse(response, 400, { code: 'malformed', faults: page.error.issues });
      return response.json({ matches: await store.finishedOf(owner, queryOf(page.data)) });
    }),
  );
  addPushRoutes(router, services, tables.identities);
  addTogetherRoute(router, services, tables);
  router.post('/tables', safely(opens((wanted) => tables.open(wanted))));
  router.post('/quick', safely(opens((wanted) => tables.quick(wanted))));
  router.get(
    '/tables',
    safely(async (_, response) => response.json({ tables: await tables.list() })),
  );
  router.get(
    '/tables/:code',
    safely(async (request, response) => {
      const found = await finding.find(String(request.params.code), seekerOf(request));
      if (found.ok) return response.json({ code: found.value });
      return refuse(response, STATUSES[found.error.code] ?? 404, found.error);
    }),
  );
  router.get(
    '/matches',
    safely(async (request, response) => {
      const page = Page.safeParse(request.query);
      if (!page.success) return refuse(response, 400, { code: 'malformed', faults: page.error.issues });
      return response.json({ matches: await store.finished(queryOf(page.data)) });
    }),
  );
  router.get(
    '/matches/:id',
    safely(async (request, response) => {
      const match = await store.match(String(request.params.id));
      const asker = await tables.identities.ownerBy(tokenOf(request));
      if (!match || !mayKnow(match, asker)) return refuse(response, 404, { code: 'no-such-match' });
      const file = recordFile(match);
      if (file) {
        keepInCaches(response, match, services.settings);
        return response.attachment(`dolmen-${match.id}.json`).json(file);
      }
      response.set('Cache-Control', 'no-store');
      const { id, code, header, startedAt, entries } = match;
      const plies = wordsOf(entries).length;
      return response.json({ running: true, id, code, game: header.game, players: playersOf(match), startedAt, plies });
    }),
  );
  router.get('/openapi.json', (_, response) => void response.json(OPENAPI));
  router.use((_, response) => void refuse(response, 404, { code: 'not-found' }));
  return router;
}
