import type { GameId } from '@dolmen/core';
import * as z from 'zod';
import { part, parts } from './nested.ts';

/** What can be switched on, by game: the names that the games' own options have. */
export const VARIANTS = {
  keltis: [],
  rune: ['grandmaster'],
  'rune-stones': ['nocturnal', 'queenie', 'runes', 'deck'],
} as const satisfies Record<GameId, readonly string[]>;

/** Which games can be played at tables that guests open, and with what. A game that is not named is not offered. */
export type Offer = { readonly [G in GameId]?: readonly string[] };

const variantsOf = (game: GameId) =>
  part(
    VARIANTS[game].length === 0 ? 'an empty list: this game has no variants' : `a list of ${VARIANTS[game].join(', ')}`,
    z.array(z.string().refine((name) => VARIANTS[game].some((variant) => variant === name))).optional(),
  );

export const OfferSetting: z.ZodType<Offer> = parts({
  keltis: variantsOf('keltis'),
  rune: variantsOf('rune'),
  'rune-stones': variantsOf('rune-stones'),
})
  .refine((offer) => Object.keys(offer).length > 0, 'at least one game')
  .transform((offer) => JSON.parse(JSON.stringify(offer)) as Offer);

/** As guests asked for it: what they say nothing about is as it is in the box. */
export function isOffered(offer: Offer, game: GameId, options: Readonly<Record<string, unknown>>): boolean {
  const variants = offer[game];
  const wanted = Object.keys(options).filter((name) => options[name] !== false);
  return variants !== undefined && wanted.every((name) => variants.includes(name));
}
