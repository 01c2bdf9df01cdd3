import type { Common, GameId } from '@dolmen/core';
import type { Remark } from './evaluator.ts';
import { EVALUATORS } from './evaluators.ts';

/** One line on why somebody would speak this word, for the catalogues; `null` where there is nothing to say. */
export function explain(game: GameId, view: Common, word: string): Remark | null {
  const evaluator = EVALUATORS[game];
  const action = evaluator.game.parse(word);
  return action === null ? null : evaluator.remark(view, action);
}
