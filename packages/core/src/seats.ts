import type { GameId } from './game-id.ts';

/** How many can play each game; a file of its own, for pages that do not need the games themselves. */
export const SEATS: { readonly [G in GameId]: { readonly min: number; readonly max: number } } = {
  keltis: { min: 2, max: 4 },
  rune: { min: 2, max: 2 },
  'rune-stones': { min: 2, max: 4 },
};
