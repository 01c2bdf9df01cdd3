import { type Dice, dice, highest, rollSeed } from '@dolmen/bots';
import { type Rate, rateBy, SENSIBLE, type Weights } from '@dolmen/bots/learned';
import { at, type Seed } from '@dolmen/core';
import { keltis } from '@dolmen/core/keltis';

/**
 * How Keltis' weights are found: two players differ a little in all weights at once, in opposite directions, and play both
 * seats of a deal. Over many pairs, what the lead has in common with a weight's difference tells which way is better.
 */

export type Name = keyof Weights;
export const NAMES = Object.keys(SENSIBLE) as readonly Name[];

/** How far weights are varied: in parts of themselves, or so much for those that are 0. */
const VARIED = 0.2;
const LEAST = 0.1;
const stepOf = (name: Name): number => Math.max(LEAST, Math.abs(SENSIBLE[name]) * VARIED);

/** How much of a slope is a step, how much of the last step goes on, and how far one may go at a time. */
const SPEED = 1.2;
const INERTIA = 0.8;
const LONGEST = 0.6;

export interface Tuning {
  readonly rounds: number;
  /** Pairs of games a round. */
  readonly pairs: number;
  readonly seed: Seed;
}

/** After each round: the weights now. */
export type OnRound = (round: number, weights: Weights) => void;

/** The same seed gives the same weights. */
export function tune({ rounds, pairs, seed }: Tuning, onRound: OnRound = () => {}): Weights {
  const roll = dice(seed);
  let weights = SENSIBLE;
  let slopes = NAMES.map(() => 0);
  for (let round = 1; round <= rounds; round++) {
    const found = slopesAt(weights, pairs, roll);
    slopes = slopes.map((slope, index) => INERTIA * slope + (1 - INERTIA) * at(found, index));
    const warmedUp = 1 - INERTIA ** round;
    const steps = slopes.map((slope) => Math.min(LONGEST, Math.max(-LONGEST, (SPEED * slope) / warmedUp)));
    weights = moved(weights, steps, 1);
    onRound(round, weights);
  }
  return weights;
}

/** By weight: the points that a step brings. */
function slopesAt(weights: Weights, pairs: number, roll: Dice): number[] {
  const sums = NAMES.map(() => 0);
  for (let pair = 0; pair < pairs; pair++) {
    const way = NAMES.map(() => bell(roll));
    const [one, other] = [rateBy(moved(weights, way, 1)), rateBy(moved(weights, way, -1))];
    const deal = rollSeed(roll);
    const lead = leadOf([one, other], deal, roll) - leadOf([other, one], deal, roll);
    for (const [index, step] of way.entries()) sums[index] = at(sums, index) + (lead * step) / 4;
  }
  return sums.map((sum) => sum / pairs);
}

const bell = (roll: Dice): number => Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());

function moved(weights: Weights, way: readonly number[], by: number): Weights {
  const entries = NAMES.map((name, index) => [name, weights[name] + by * at(way, index) * stepOf(name)] as const);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** The first seat's lead at the end of a game in which both do what they rate highest. */
function leadOf(rates: readonly [Rate, Rate], deal: Seed, roll: Dice): number {
  const state = keltis.setup({}, rates.length, deal);
  while (state.toAct !== null) {
    const actions = keltis.legal(state);
    const choice = actions.length === 1 ? 0 : highest(at(rates, state.toAct)(state, actions), roll);
    keltis.play(state, at(actions, choice));
  }
  const [first, second] = keltis.scores(state);
  return (first?.total ?? 0) - (second?.total ?? 0);
}

/** Wins of the first over the second, from 0 to 1, with every deal played from both seats. */
export function winsOver(one: Weights, other: Weights, pairs: number, seed: Seed): number {
  const [first, second] = [rateBy(one), rateBy(other)];
  const roll = dice(seed);
  let won = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const deal = rollSeed(roll);
    won += half(leadOf([first, second], deal, roll)) + 1 - half(leadOf([second, first], deal, roll));
  }
  return won / (2 * pairs);
}

const half = (lead: number): number => (Math.sign(lead) + 1) / 2;
