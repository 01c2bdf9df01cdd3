import { type AnyEvaluator, dice, moveByRating } from '@dolmen/bots';
import { at, type Common, fork, random, type Seed } from '@dolmen/core';

/** Whoever plays the games that positions are taken from slips now and then, so that they differ from a textbook's. */
const SLIPS = 0.3;

/** Any choice of a whole game, as the player who had it saw it. */
export function somePosition(evaluator: AnyEvaluator, options: unknown, seats: number, seed: Seed): Common {
  const { game } = evaluator;
  const stream = random(seed);
  const state = game.setup(options, seats, fork(stream));
  const roll = dice(fork(stream));
  const choices: Common[] = [];
  while (state.toAct !== null) {
    const actions = game.legal(state);
    if (actions.length > 1) choices.push(game.view(state, state.toAct));
    moveByRating(evaluator, state, actions, SLIPS, roll);
  }
  return at(choices, Math.floor(roll() * choices.length));
}
