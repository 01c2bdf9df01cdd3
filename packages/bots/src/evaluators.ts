import type { GameId } from '@dolmen/core';
import type { AnyEvaluator } from './evaluator.ts';
import { keltisEvaluator } from './keltis/index.ts';
import { runeEvaluator } from './rune/index.ts';
import { runeStonesEvaluator } from './rune-stones/index.ts';

/** Each game's evaluator, by its id. */
export const EVALUATORS: Readonly<Record<GameId, AnyEvaluator>> = {
  keltis: keltisEvaluator,
  rune: runeEvaluator,
  'rune-stones': runeStonesEvaluator,
};
