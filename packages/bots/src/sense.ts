import type { Common, Game, Values } from '@dolmen/core';

/** One line saying why a bot moved: a message key under `<game>.why.` and its values. It tells motives, never hidden cards. */
export interface Remark {
  readonly key: string;
  readonly values: Values;
}

/** How the search is tuned to a game. */
export interface SearchSettings {
  /** A lead of so many points is nearly a won game: score differences are squashed by it. */
  readonly lead: number;
  /** So many of the best-rated moves are searched. */
  readonly width: number;
  /** In playouts moves are drawn by rating / doubt (softmax): 0 plays the best one always. */
  readonly doubt: number;
  /** A playout is cut after so many moves, as soon as the table is settled, and `estimate` speaks. */
  readonly depth: number;
  /** The rating counts as so many playouts at the root. */
  readonly trust: number;
  /**
   * Do the others' words branch the tree, or are they drawn by rating as in playouts? Where players hardly get in each other's
   * way, it then reaches the searcher's own next turns instead.
   */
  readonly rivals: 'searched' | 'rated';
}

/**
 * What somebody who knows a game well sees at a glance: the rule bot plays by `rate`; the search prunes, leans and plays out by
 * `insight`.
 * States of playouts are full states, but of a world that was drawn: whatever chooses reads only what the seat to act may
 * know; `estimate` chooses nothing, and may count every card it is shown.
 */
export interface Sense<S extends V, V extends Common, A> {
  // biome-ignore lint/suspicious/noExplicitAny: events and options are of no concern here
  readonly game: Game<S, V, A, any, any>;
  /** How good each of the legal actions looks to the seat to act, in the order given; higher is better, roughly in points. */
  rate(view: V, actions: readonly A[]): number[];
  /** The same to somebody with long practice; where nobody has practised, the same. */
  insight(view: V, actions: readonly A[]): number[];
  /** What each seat may expect in the end, in points. */
  estimate(state: S): number[];
  /** Can the estimate speak here? A playout goes on until it can. */
  isSettled(state: S): boolean;
  /** Why one would do it. */
  remark(view: V, action: A): Remark | null;
  readonly search: SearchSettings;
  /** How much a beginner's ratings are blurred, in points: the size of a believable slip. */
  readonly slips: number;
}

/** Any game's sense, for code that serves them all. */
export type AnySense = Sense<Common, Common, unknown>;
