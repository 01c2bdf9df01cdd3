import { at } from '@dolmen/core';
import type { Bot } from './bot.ts';
import { highest } from './choose.ts';
import { dice } from './dice.ts';
import type { AnyEvaluator } from './evaluator.ts';

/** Plays what looks best at a glance. It needs no time to think. */
export const ruleBot =
  (evaluator: AnyEvaluator): Bot =>
  (view, _budget, seed) => {
    const actions = evaluator.game.legal(view);
    const best = actions.length === 1 ? 0 : highest(evaluator.rate(view, actions), dice(seed));
    return evaluator.game.format(at(actions, best));
  };
