import type { Common } from '@dolmen/core';
import { drawByRating } from '../choose.ts';
import type { Dice } from '../dice.ts';
import type { AnyEvaluator, SearchSettings } from '../evaluator.ts';

/** How far a playout goes, and how strictly those who play in it follow their ratings. */
export type PlayoutSettings = Pick<SearchSettings, 'depth' | 'temperature'>;

/** One move of whoever is to act, likelier by its rating. */
export function moveByRating(
  evaluator: AnyEvaluator,
  state: Common,
  actions: readonly unknown[],
  temperature: number,
  roll: Dice,
): void {
  const choice = actions.length === 1 ? 0 : drawByRating(evaluator.rateTuned(state, actions), temperature, roll);
  evaluator.game.play(state, actions[choice]);
}

/** Plays on by the ratings, in place; returns the points of all seats at the end, or the estimate where it was cut. */
export function playout(evaluator: AnyEvaluator, state: Common, settings: PlayoutSettings, roll: Dice): number[] {
  const { game } = evaluator;
  for (let move = 0; state.toAct !== null && (move < settings.depth || !evaluator.canEstimate(state)); move++)
    moveByRating(evaluator, state, game.legal(state), settings.temperature, roll);
  return state.toAct === null ? game.scores(state).map((sheet) => sheet.total) : evaluator.estimate(state);
}
