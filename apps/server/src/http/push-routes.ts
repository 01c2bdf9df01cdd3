import { LANGUAGES } from '@dolmen/messages';
import type { Router } from 'express';
import * as z from 'zod';
import type { Identities } from '../identities/identities.ts';
import type { Services } from '../rooms/services.ts';
import { Throttle } from '../rooms/throttle.ts';
import { refuse } from './refuse.ts';
import { safely } from './safely.ts';
import { tokenOf } from './seeker.ts';

/** Each is a row of the store, and later a call: so many a minute for each address. */
const ASKING = { limit: 20, millis: 60_000 };

const Base64 = z.string().regex(/^[\w-]+=*$/);

/** As `PushSubscription.toJSON` gives it, and the language to be called in. */
export const WantedCalls = z.object({
  endpoint: z.string().max(1024),
  keys: z.object({ p256dh: Base64.min(80).max(100), auth: Base64.min(16).max(32) }),
  language: z.enum(LANGUAGES),
});
export const UnwantedCalls = z.object({ endpoint: z.string().max(1024) });

/** To be called when it is one's turn, wherever one is; and not any more. */
export function addPushRoutes(router: Router, { push }: Services, identities: Identities): void {
  const asking = new Throttle(ASKING.limit, ASKING.millis);
  router.post(
    '/push',
    safely(async (request, response) => {
      const wanted = WantedCalls.safeParse(request.body);
      if (!asking.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const owner = await identities.ownerBy(tokenOf(request));
      if (owner === null) return refuse(response, 403, { code: 'no-token' });
      if (!wanted.success || !push.takes(wanted.data.endpoint)) return refuse(response, 400, { code: 'malformed' });
      await push.subscribe({ ...wanted.data, owner }, Date.now());
      return response.status(201).json({});
    }),
  );
  router.delete(
    '/push',
    safely(async (request, response) => {
      const unwanted = UnwantedCalls.safeParse(request.body);
      const owner = await identities.ownerBy(tokenOf(request));
      if (owner === null) return refuse(response, 403, { code: 'no-token' });
      if (!unwanted.success) return refuse(response, 400, { code: 'malformed' });
      await push.unsubscribe(unwanted.data.endpoint, owner);
      return response.json({});
    }),
  );
}
