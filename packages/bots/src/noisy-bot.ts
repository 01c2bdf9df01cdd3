import { at, type Common, type Seed } from '@dolmen/core';
import type { Bot } from './bot.ts';
import { highest } from './choose.ts';
import { dice, rollError, rollSeed } from './dice.ts';
import type { AnyEvaluator } from './evaluator.ts';

/** How a weak player errs. */
export interface Flaws {
  /** How far a move is misjudged, in typical errors of the game. */
  readonly noise: number;
  /** How often somebody grabs what gives points at once, and thinks no further. */
  readonly greed: number;
}

/** Plays like the rule bot, but misjudges moves and is now and then short-sighted. */
export const noisyBot =
  (evaluator: AnyEvaluator, { noise, greed }: Flaws): Bot =>
  (view, _budget, seed) => {
    const actions = evaluator.game.legal(view);
    if (actions.length === 1) return evaluator.game.format(actions[0]);
    const roll = dice(seed);
    const isGreedy = roll() < greed;
    const glances = evaluator
      .rate(view, actions)
      .map((rating) => rating + noise * evaluator.typicalError * rollError(roll));
    const values = isGreedy ? gains(evaluator, view, actions, rollSeed(roll)).map(mixed(glances)) : glances;
    return evaluator.game.format(at(actions, highest(values, roll)));
  };

/** Where nothing gives points at once, the glance decides. */
const GLANCE = 0.01;
const mixed = (glances: readonly number[]) => (gain: number, index: number) => gain + GLANCE * at(glances, index);

/** The points each move makes at once, in one world that the view could come from. */
function gains(evaluator: AnyEvaluator, view: Common, actions: readonly unknown[], seed: Seed): number[] {
  const { game } = evaluator;
  const world = game.determinize(view, seed);
  const seat = view.toAct ?? 0;
  return actions.map((action) => {
    const after = game.clone(world);
    game.play(after, action);
    return at(game.scores(after), seat).total;
  });
}
