import type { Common, Seat } from '@dolmen/core';
import type { Dice } from '../dice.ts';
import type { AnyEvaluator, SearchSettings } from '../evaluator.ts';
import { moveByRating, playout } from './playout.ts';
import { rewards } from './reward.ts';

/**
 * The moves after a candidate, in the manner of information sets: a node stands for all worlds in which the same words
 * were spoken, and a world follows only the words that are legal in it.
 */
export interface Node {
  visits: number;
  /** Rewards of whoever spoke the word that leads here. */
  sum: number;
  readonly next: Map<string, Node>;
  /** What may be said here, where that is the same in all worlds. */
  offer: Offer | null;
}

/** What may be said at a moment, and how likely each word is thought at a glance to be the best. */
interface Offer {
  readonly ply: number;
  readonly actions: readonly unknown[];
  readonly words: readonly string[];
  readonly priors: readonly number[];
}

export const newNode = (): Node => ({ visits: 0, sum: 0, next: new Map(), offer: null });

/** PUCT's constant: how much is ventured on words that look good and were seldom tried. */
const EXPLORATION = 0.6;
/** Ratings are trusted less in the tree than in playouts: it can learn better. */
const LENIENCE = 2;
const LOWEST_TEMPERATURE = 0.02;
/** A node is opened after so many visits: before, playouts tell as much for less. */
const RIPE = 6;
/** A word not tried yet is thought a little worse than its siblings. */
const UNTRIED = 0.1;

/** What stays the same on the way down. */
export interface Descent {
  readonly evaluator: AnyEvaluator;
  readonly settings: SearchSettings;
  /** For whom the tree is grown. */
  readonly searcher: Seat;
  /** The floor of the view that is searched from: up to the next one, worlds do not differ in what the searcher sees. */
  readonly floor: number;
  readonly roll: Dice;
}

/** One world, played from a node to its end; every node on the way learns. Returns the rewards of all seats. */
export function explore(descent: Descent, node: Node, mover: Seat, state: Common): number[] {
  const result = follow(descent, node, state);
  node.visits++;
  node.sum += result[mover] as number;
  return result;
}

function follow(descent: Descent, node: Node, state: Common): number[] {
  const { evaluator, settings, searcher, roll } = descent;
  const { toAct } = state;
  if (node.visits < RIPE || toAct === null)
    return rewards(playout(evaluator, state, settings, roll), settings.rewardScale);
  if (node.offer?.ply === state.ply && state.floor === descent.floor) return branch(descent, node, state, node.offer);
  const actions = evaluator.game.legal(state);
  if (actions.length > 1 && (toAct === searcher || settings.rivals === 'searched'))
    return branch(descent, node, state, offerAt(descent, node, state, actions));
  moveByRating(evaluator, state, actions, settings.temperature, roll);
  return follow(descent, node, state);
}

function offerAt(
  { evaluator, settings, floor }: Descent,
  node: Node,
  state: Common,
  actions: readonly unknown[],
): Offer {
  const temperature = Math.max(LOWEST_TEMPERATURE, settings.temperature * LENIENCE);
  const offer = {
    ply: state.ply,
    actions,
    priors: priors(evaluator.rateTuned(state, actions), temperature),
    words: actions.map((action) => evaluator.game.format(action)),
  };
  if (state.floor === floor) node.offer = offer;
  return offer;
}

function branch(descent: Descent, node: Node, state: Common, offer: Offer): number[] {
  const mover = state.toAct as Seat;
  const index = select(node, offer);
  descent.evaluator.game.play(state, offer.actions[index]);
  const word = offer.words[index] as string;
  return explore(descent, node.next.get(word) ?? grow(node, word), mover, state);
}

/** PUCT: what did well, and what looks good for how seldom it was tried. */
function select(node: Node, { words, priors }: Offer): number {
  const children = words.map((word) => node.next.get(word));
  const spread = EXPLORATION * Math.sqrt(node.visits);
  const untried = meanOf(children) - UNTRIED;
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < words.length; i++) {
    const child = children[i];
    const known = child === undefined ? untried : child.sum / child.visits;
    const value = known + (spread * (priors[i] as number)) / (1 + (child?.visits ?? 0));
    if (value > top) [best, top] = [i, value];
  }
  return best;
}

function grow(node: Node, word: string): Node {
  const child = newNode();
  node.next.set(word, child);
  return child;
}

/** What those tried so far gave to whoever chooses here. */
function meanOf(children: readonly (Node | undefined)[]): number {
  let visits = 0;
  let sum = 0;
  for (const child of children) {
    visits += child?.visits ?? 0;
    sum += child?.sum ?? 0;
  }
  return visits === 0 ? 0 : sum / visits;
}

function priors(ratings: readonly number[], temperature: number): number[] {
  const top = Math.max(...ratings);
  const weights = ratings.map((rating) => Math.exp((rating - top) / temperature));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
