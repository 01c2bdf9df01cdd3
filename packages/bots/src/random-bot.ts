import { type AnyGame, at } from '@dolmen/core';
import type { Bot } from './bot.ts';
import { dice } from './dice.ts';

/** Plays anything that is legal: the floor that every other bot is measured from. */
export const randomBot =
  (game: AnyGame): Bot =>
  (view, _budget, seed) => {
    const actions = game.legal(view);
    return game.format(at(actions, Math.floor(dice(seed)() * actions.length)));
  };
