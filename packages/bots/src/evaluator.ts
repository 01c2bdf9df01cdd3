import type { Common, Game, Values } from '@dolmen/core';

/** One line saying why a bot moved: a message key under `<game>.why.` and its values. It tells motives, never hidden cards. */
export interface Remark {
  readonly key: string;
  readonly values: Values;
}

/** How the search is tuned to a game. */
export interface SearchSettings {
  /** A lead of so many points is nearly a won game: rewards are leads, squashed by it. */
  readonly rewardScale: number;
  /** So many of the best-rated moves are searched. */
  readonly width: number;
  /** In playouts moves are drawn by rating / temperature (softmax): 0 plays the best one always. */
  readonly temperature: number;
  /** A playout is cut after so many moves, as soon as the game can be estimated. */
  readonly depth: number;
  /** The rating counts as so many playouts at the root. */
  readonly priorVisits: number;
  /**
   * Do the others' words branch the tree, or are they drawn by rating as in playouts? Where players hardly get in each other's
   * way, it then reaches the searcher's own next turns instead.
   */
  readonly rivals: 'searched' | 'rated';
}

/**
 * How good moves and tables of a game are, as far as can be told without looking ahead: the rule bot plays by `rate`; the
 * search prunes, leans and plays out by `rateTuned`.
 * States of playouts are full states, but of a world that was drawn: whatever chooses reads only what the seat to act may
 * know; `estimate` chooses nothing, and may count every card it is shown.
 */
export interface Evaluator<S extends V, V extends Common, A> {
  // biome-ignore lint/suspicious/noExplicitAny: events and options are of no concern here
  readonly game: Game<S, V, A, any, any>;
  /** How good each of the legal actions looks to the seat to act, in the order given; higher is better, roughly in points. */
  rate(view: V, actions: readonly A[]): number[];
  /** By weights that were tuned by play; where none were, the same as `rate`. */
  rateTuned(view: V, actions: readonly A[]): number[];
  /** What each seat may expect in the end, in points. */
  estimate(state: S): number[];
  /** Can the estimate speak here? A playout goes on until it can. */
  canEstimate(state: S): boolean;
  /** Why one would do it. */
  remark(view: V, action: A): Remark | null;
  readonly search: SearchSettings;
  /** How far a person misjudges a move, in points: the noise of weak players is measured in it. */
  readonly typicalError: number;
}

/** Any game's evaluator, for code that serves them all. */
export type AnyEvaluator = Evaluator<Common, Common, unknown>;
