import { type AnyEvaluator, type Dice, moveByRating, rollSeed } from '@dolmen/bots';
import type { Encoder, Features } from '@dolmen/bots/learned';
import type { Common } from '@dolmen/core';

/** A table somewhere in a game, and what each seat gained from there to the end, in the network's unit. */
export interface Lesson {
  readonly features: Features;
  readonly gains: readonly number[];
}

/** A game that is played for its lessons. */
export interface Drill {
  readonly options: unknown;
  readonly seats: number;
  /** How far players stray from their ratings: the softmax' temperature. */
  readonly temperature: number;
}

/** Of the tables that can be estimated one in so many is a lesson: neighbours are too much alike. */
const SPACING = 5;
/** In every other game players blunder now and then: searches come to tables that good players avoid. */
const BLUNDERS = 0.05;

/** Plays a game by ratings, as playouts do, and keeps some of its tables. */
export function lessonsOf(
  evaluator: AnyEvaluator,
  encoder: Encoder,
  { options, seats, temperature }: Drill,
  roll: Dice,
): Lesson[] {
  const { game } = evaluator;
  const state = game.setup(options, seats, rollSeed(roll));
  const blunders = roll() < 0.5 ? BLUNDERS : 0;
  const kept: { readonly features: Features; readonly totals: readonly number[] }[] = [];
  while (state.toAct !== null) {
    if (evaluator.canEstimate(state) && roll() * SPACING < 1)
      kept.push({ features: featuresOf(encoder, state), totals: encoder.totals(state) });
    const actions = game.legal(state);
    if (roll() < blunders) game.play(state, actions[Math.floor(roll() * actions.length)]);
    else moveByRating(evaluator, state, actions, temperature, roll);
  }
  const ends = encoder.totals(state);
  return kept.map(({ features, totals }) => ({
    features,
    gains: totals.map((total, seat) => ((ends[seat] as number) - total) / encoder.unit),
  }));
}

function featuresOf(encoder: Encoder, state: Common): Features {
  const features = encoder.newFeatures();
  encoder.encode(state, features);
  return features;
}
