import { CreateOptions } from '@dolmen/protocol';
import { json, type Response, Router } from 'express';
import * as z from 'zod';
import { normalCode } from '../rooms/code.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { Throttle } from '../rooms/throttle.ts';
import { wordsOf } from '../store/store.ts';
import { networkOf } from './address.ts';
import { OPENAPI } from './openapi.ts';
import { playersOf, recordFile } from './record-file.ts';
import { type Handler, safely } from './safely.ts';

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  before: z
    .string()
    .regex(/^\d+:[0-9a-f-]{36}$/)
    .optional(),
});

/** Opening tables costs memory: so many a minute for each address. */
const OPENING = { limit: 30, millis: 60_000 };

const refuse = (response: Response, status: number, error: unknown): Response =>
  response.status(status).json({ error });

/** The server's HTTP interface, described in `openapi.ts`. */
export function apiRouter(services: Services, tables: Tables): Router {
  const router = Router();
  const opening = new Throttle(OPENING.limit, OPENING.millis);
  const { store } = services;

  const opens =
    (open: Tables['open']): Handler =>
    async (request, response) => {
      if (!opening.allows(networkOf(request.ip ?? ''), Date.now()))
        return refuse(response, 429, { code: 'rate-limited' });
      const wanted = CreateOptions.safeParse(request.body);
      if (!wanted.success) return refuse(response, 400, { code: 'malformed', faults: wanted.error.issues });
      const code = await open(wanted.data);
      return code.ok ? response.status(201).json({ code: code.value }) : refuse(response, 400, code.error);
    };

  router.use(json({ limit: '80kb' }));
  router.post('/tables', safely(opens((wanted) => tables.open(wanted))));
  router.post('/quick', safely(opens((wanted) => tables.quick(wanted))));
  router.get(
    '/tables',
    safely(async (_, response) => response.json({ tables: await tables.list() })),
  );
  router.get(
    '/tables/:code',
    safely(async (request, response) => {
      const code = normalCode(String(request.params.code));
      return (await tables.find(code)) ? response.json({ code }) : refuse(response, 404, { code: 'no-such-table' });
    }),
  );
  router.get(
    '/matches',
    safely(async (request, response) => {
      const page = Page.safeParse(request.query);
      if (!page.success) return refuse(response, 400, { code: 'malformed', faults: page.error.issues });
      const [endedAt, id] = page.data.before?.split(':') ?? [];
      const before = endedAt !== undefined && id !== undefined ? { before: { endedAt: Number(endedAt), id } } : {};
      return response.json({ matches: await store.finished({ limit: page.data.limit, ...before }) });
    }),
  );
  router.get(
    '/matches/:id',
    safely(async (request, response) => {
      const match = await store.match(String(request.params.id));
      if (!match) return refuse(response, 404, { code: 'no-such-match' });
      const file = recordFile(match);
      if (file) return response.attachment(`dolmen-${match.id}.json`).json(file);
      const { id, code, header, startedAt, entries } = match;
      const plies = wordsOf(entries).length;
      return response.json({ running: true, id, code, game: header.game, players: playersOf(match), startedAt, plies });
    }),
  );
  router.get('/openapi.json', (_, response) => void response.json(OPENAPI));
  router.use((_, response) => void refuse(response, 404, { code: 'not-found' }));
  return router;
}
