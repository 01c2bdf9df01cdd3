import { type AnyEvaluator, dice, playout, rollSeed } from '@dolmen/bots';
import type { Common, Seed } from '@dolmen/core';

/** To the end of the game, by ratings, at a temperature at which moves that are nearly as good are tried too. */
const WHOLE = { depth: Number.POSITIVE_INFINITY, temperature: 0.15 };

/**
 * The lead that each action comes to, for whoever takes it, when all go on by their ratings: the mean over many worlds, the
 * same ones for every action.
 */
export function worthOf(
  evaluator: AnyEvaluator,
  view: Common,
  actions: readonly unknown[],
  playouts: number,
  seed: Seed,
): number[] {
  const { game } = evaluator;
  const mover = view.toAct ?? 0;
  const roll = dice(seed);
  const sums = actions.map(() => 0);
  for (let i = 0; i < playouts; i++) {
    const world = game.determinize(view, rollSeed(roll));
    const luck = rollSeed(roll);
    for (const [index, action] of actions.entries()) {
      const state = game.clone(world);
      game.play(state, action);
      sums[index] = (sums[index] as number) + leadOf(playout(evaluator, state, WHOLE, dice(luck)), mover);
    }
  }
  return sums.map((sum) => sum / playouts);
}

const leadOf = (points: readonly number[], seat: number): number =>
  (points[seat] as number) - Math.max(...points.filter((_, other) => other !== seat));
