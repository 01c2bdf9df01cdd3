import type { AnyGame, Common } from '@dolmen/core';
import { at, pick, type Random } from '@dolmen/core';

/** Picks one of the legal actions. */
export type Player = (game: AnyGame, view: Common, legal: readonly unknown[], random: Random) => unknown;

export const PLAYERS = {
  random: (_game, _view, legal, random) => pick(random, legal),
  first: (_game, _view, legal) => at(legal, 0),
} as const satisfies Readonly<Record<string, Player>>;
