import { at } from '@dolmen/core';
import type { Bot } from './bot.ts';
import { highest } from './choose.ts';
import { dice } from './dice.ts';
import type { AnySense } from './sense.ts';

/** Plays what looks best at a glance. It needs no time to think. */
export const ruleBot =
  (sense: AnySense): Bot =>
  (view, _budget, seed) => {
    const actions = sense.game.legal(view);
    const best = actions.length === 1 ? 0 : highest(sense.rate(view, actions), dice(seed));
    return sense.game.format(at(actions, best));
  };
