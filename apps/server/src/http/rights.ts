import type { RequestHandler, Router } from 'express';
import { forgetPerson } from '../rooms/doorkeeping.ts';
import type { Services } from '../rooms/services.ts';
import type { Tables } from '../rooms/tables.ts';
import { Throttle } from '../rooms/throttle.ts';
import { safely } from './safely.ts';
import { tokenOf } from './seeker.ts';

/** To be forgotten means to look through what is stored: so often for each address. */
const FORGETTING = { limit: 5, millis: 10 * 60_000 };

/** What everybody may know and ask about themselves, also who is banned. */
export function addRights(router: Router, { settings, store, log }: Services, tables: Tables): void {
  const forgetting = new Throttle(FORGETTING.limit, FORGETTING.millis);
  const { contact, abandonDays, keepMatchesDays, keepAbandonedDays, keepChatDays, keepAuditDays } = settings;
  const privacy = { contact, abandonDays, keepMatchesDays, keepAbandonedDays, keepChatDays, keepAuditDays };
  router.get('/privacy', (_, response) => void response.json(privacy));
  router.post(
    '/forget',
    safely(async (request, response) => {
      const owner = await tables.identities.ownerBy(tokenOf(request));
      if (owner === null) return response.status(401).json({ error: { code: 'no-token' } });
      if (!forgetting.allows(request.ip ?? '')) return response.status(429).json({ error: { code: 'rate-limited' } });
      const forgotten = await forgetPerson(store, tables, owner, Date.now());
      log.info('forgotten', { ...forgotten });
      return response.json(forgotten);
    }),
  );
}

/** Nothing more for whoever is banned, by what they show of themselves and by where they come from. */
export const keepOut = ({ bans, identities }: Tables): RequestHandler =>
  safely(async (request, response, next) => {
    const owner = await identities.ownerBy(tokenOf(request));
    if (!bans.holds(owner, request.ip ?? '')) next();
    else response.status(403).json({ error: { code: 'banned' } });
  });
