import type { GameId } from './game-id.ts';
import type { Seed } from './random.ts';
import type { Result } from './result.ts';

/** A player's place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Who looks at the table: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** A thing on the table that can be touched, named from the side of the seat to act: `hand:red-7`, `stock`. */
export type PieceId = string;

/** What server, bots and table read of any state or view without knowing the game. */
export interface Common {
  /** Actions so far; names a moment of the match. */
  readonly ply: number;
  /** `null`: the game is over. */
  readonly toAct: Seat | null;
  /** Which question is being asked. */
  readonly choice: string;
  /** The earliest ply an undo may return to. */
  readonly floor: number;
}

export type Values = Readonly<Record<string, string | number>>;

/** Why something is not allowed: the rule's number, and a message for the catalogues with its values. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly values: Values;
}

export interface ScoreLine {
  readonly key: string;
  readonly points: number;
  readonly values: Values;
}

export interface ScoreSheet {
  readonly seat: Seat;
  readonly total: number;
  /** What the total is made of; the points of the lines add up to it. */
  readonly lines: readonly ScoreLine[];
}

export interface OptionsError {
  readonly code: 'bad-options';
  /** Every fault, each with the place it was found at. */
  readonly faults: readonly { readonly at: string; readonly problem: string }[];
}

/**
 * A game: plain functions over plain data. `S` is the full state, `V` a view of it, of the same shape with `null` for
 * everything the viewer may not know; so the rules that find legal moves run unchanged on either.
 */
export interface Game<S extends V, V extends Common, A, E, O> {
  readonly id: GameId;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Printed data that is not to be had and was made up to fit what is known, as message keys: players are told. */
  readonly reconstructions: readonly string[];
  /** Parses options from outside and fills in the defaults. */
  options(input: unknown): Result<O, OptionsError>;
  setup(options: O, seats: number, seed: Seed): S;
  clone(state: S): S;
  /** Carries out an action, in place. It trusts the action: whatever comes from outside goes through `admit`. */
  play(state: S, action: A, emit?: (event: E) => void): void;
  /** What the seat to act may do, in stable order; empty only after the end. */
  legal(view: V): readonly A[];
  /** `null` exactly for the legal actions. */
  why(view: V, action: A): Reason | null;
  scores(view: V): readonly ScoreSheet[];
  /** Empty before the end; several after a tie. */
  winners(view: V): readonly Seat[];
  /** What this viewer may know. Shares nothing with the state. */
  view(state: S, viewer: Viewer): V;
  viewEvent(event: E, viewer: Viewer): E;
  /** A full state that this view could come from, every hidden card equally likely wherever it may be. */
  determinize(view: V, seed: Seed): S;
  /** The action's word, unique among the legal ones. */
  format(action: A): string;
  parse(word: string): A | null;
  /** The pieces touched to do it, in order; no legal gesture is the beginning of another. */
  gesture(action: A): readonly PieceId[];
  /** The table as lines of text, in notation: for golden files, logs and terminals. */
  sketch(view: V): readonly string[];
  /** One event as a line of notation. */
  tell(event: E): string;
}

/** Any game, for code that serves them all. Methods are compared bivariantly: every game fits. */
export type AnyGame = Game<Common, Common, unknown, unknown, unknown>;
