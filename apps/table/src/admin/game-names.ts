import type { GameId } from '@dolmen/core/game-id';

/** Names, the same in every language. */
export const GAME_NAMES: { readonly [G in GameId]: string } = {
  keltis: 'Keltis',
  rune: 'Rune',
  'rune-stones': 'Rune Stones',
};
