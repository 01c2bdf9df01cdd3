import type { Common, GameId, Seed } from '@dolmen/core';
import { dice } from './dice.ts';
import type { AnyEvaluator } from './evaluator.ts';
import { EVALUATORS } from './evaluators.ts';
import type { Level } from './levels.ts';

/** All in milliseconds. A move that comes at once startles people, and nobody likes to wait for a machine. */
const FORCED = 300;
const GLANCE = 500;
const PER_DOUBLING = 180;
const HESITATION = 900;
const LONGEST = 3200;

/** Whoever goes on with a turn has thought already. */
const GOING_ON = 0.6;

const TEMPERS: { readonly [L in Level]: number } = {
  beginner: 1.15,
  casual: 0.9,
  skilled: 0.9,
  expert: 1,
  master: 1.1,
};

/** How long a player of this level would think over a move, by all that can be seen of it; the seed makes it uneven. */
export function pauseAt(game: GameId, view: Common, level: Level, seed: Seed): number {
  const evaluator = EVALUATORS[game];
  const actions = evaluator.game.legal(view);
  const uneven = 0.75 + dice(seed)() * 0.6;
  if (actions.length <= 1) return Math.round(FORCED * uneven);
  const thinking = GLANCE + PER_DOUBLING * Math.log2(actions.length) + HESITATION * closeness(evaluator, view, actions);
  // The floor is raised when a turn passes: above it, this is the same turn's next question.
  const temper = TEMPERS[level] * (view.ply > view.floor ? GOING_ON : 1);
  return Math.round(Math.min(LONGEST, thinking * temper * uneven));
}

/** From 0 to 1: how close the two best moves are. */
function closeness(evaluator: AnyEvaluator, view: Common, actions: readonly unknown[]): number {
  const [best = 0, second = 0] = evaluator.rate(view, actions).sort((a, b) => b - a);
  return Math.exp(-(best - second) / evaluator.typicalError);
}
