import { TogetherWish } from '@dolmen/protocol';
import type { Router } from 'express';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { Throttle } from '../rooms/throttle.ts';
import { openTogether } from '../together/opening.ts';
import { refuse } from './refuse.ts';
import { safely } from './safely.ts';

/** Rooms cost memory: so many a minute for each address. */
const OPENING = { limit: 10, millis: 60_000 };

export function addTogetherRoute(router: Router, services: Services, tables: Tables): void {
  const opening = new Throttle(OPENING.limit, OPENING.millis);
  router.post(
    '/together',
    safely(async (request, response) => {
      const wanted = TogetherWish.safeParse(request.body);
      if (!wanted.success) return refuse(response, 400, { code: 'malformed', faults: wanted.error.issues });
      if (!opening.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const { identities, bans, talk } = tables;
      const opened = await openTogether({ services, identities, bans, talk, match: wanted.data.match });
      if (opened.ok) return response.status(201).json({ code: opened.value });
      return refuse(response, opened.error.code === 'server-full' ? 503 : 404, opened.error);
    }),
  );
}
