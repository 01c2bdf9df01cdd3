import { GAME_IDS } from '@dolmen/core';
import { PlayerName, Token } from '@dolmen/protocol';
import type { Response, Router } from 'express';
import * as z from 'zod';
import { Attempts } from '../access/attempts.ts';
import type { Tables } from '../rooms/tables.ts';
import { Throttle } from '../rooms/throttle.ts';
import { refuse } from './refuse.ts';
import { safely } from './safely.ts';
import { tokenOf } from './seeker.ts';

/** Codes and new tokens cost a write: so many a minute for each address. */
const CHANGES = { limit: 20, millis: 60_000 };

/** What goes along to another browser: the name, and the tables to go back to. */
export const Luggage = z.strictObject({
  name: z.union([PlayerName, z.literal('')]),
  tables: z
    .array(
      z.strictObject({
        code: z.string().min(1).max(40),
        game: z.enum(GAME_IDS),
        players: z.array(z.string().max(40)).max(4),
        at: z.int().min(0),
      }),
    )
    .max(10),
});
export const ClaimWish = z.strictObject({ code: z.string().max(40), token: Token });
export const RenewWish = z.strictObject({ token: Token });

const STATUSES = { 'no-such-code': 404, malformed: 400, 'signed-out': 401 } as const;

/** How a person takes another browser along, and leaves all others behind. */
export function addIdentityRoutes(router: Router, tables: Tables): void {
  const { identities } = tables;
  const changes = new Throttle(CHANGES.limit, CHANGES.millis);
  const guesses = new Attempts();
  const fault = (response: Response, code: keyof typeof STATUSES) => refuse(response, STATUSES[code], { code });

  router.post(
    '/identity/code',
    safely(async (request, response) => {
      if (!changes.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const luggage = Luggage.safeParse(request.body);
      if (!luggage.success) return fault(response, 'malformed');
      const token = tokenOf(request);
      const shown = token === undefined ? null : await identities.by(token);
      if (shown === null) return fault(response, 'signed-out');
      return response.status(201).json(await identities.offer(shown, luggage.data));
    }),
  );
  router.post(
    '/identity/claim',
    safely(async (request, response) => {
      const wish = ClaimWish.safeParse(request.body);
      if (!wish.success) return fault(response, 'malformed');
      if (!guesses.begin(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const luggage = await identities.claim(wish.data.code, wish.data.token);
      if (!luggage.ok) return fault(response, luggage.error.code);
      guesses.wasRight(request.ip ?? '');
      return response.json(luggage.value);
    }),
  );
  router.post(
    '/identity/renew',
    safely(async (request, response) => {
      if (!changes.allows(request.ip ?? '')) return refuse(response, 429, { code: 'rate-limited' });
      const wish = RenewWish.safeParse(request.body);
      if (!wish.success) return fault(response, 'malformed');
      const token = tokenOf(request);
      if (token === undefined) return fault(response, 'signed-out');
      const renewed = await identities.renew(token, wish.data.token);
      if (!renewed.ok) return fault(response, renewed.error.code);
      await tables.signOut(renewed.value);
      return response.json({});
    }),
  );
}
