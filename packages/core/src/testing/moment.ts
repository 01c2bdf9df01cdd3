import type { Common, Game, Viewer } from '../game.ts';
import type { Header } from '../record.ts';

/** What a game's tests know of its pieces, said independently of its rules. Works on states and views alike. */
export interface Probe<S, V, E> {
  /** Every piece whose identity shows, once for each copy: `red-7`. Of a state: all there is. */
  census(view: V): readonly string[];
  /** The pieces that this viewer may not know. */
  secrets(state: S, viewer: Viewer): readonly string[];
  /** The pieces that an event tells of. */
  mentions(event: E): readonly string[];
  /** The state with other cards where this viewer cannot look, taken from one that was drawn from their view. */
  redeal(state: S, drawn: S, viewer: Viewer): S;
  /** By its number: a rule that brings hidden cards to light, and the words that make it do so. */
  readonly reveals: Readonly<Record<string, (state: S, word: string) => boolean>>;
}

/** How often a viewer's sight of an action was compared, and how often no other cards were found to compare it with. */
export interface Tally {
  compared: number;
  missed: number;
}

/** One moment of a match, and how it came about. */
export interface Moment<S extends V, V extends Common, A, E> {
  readonly game: Game<S, V, A, E, unknown>;
  readonly probe: Probe<S, V, E>;
  readonly header: Header;
  readonly state: S;
  readonly legal: readonly A[];
  /** What every seat sees of it, and a spectator. */
  readonly views: readonly (readonly [viewer: Viewer, view: V])[];
  /** What led here: all words, and the events of the last one. */
  readonly words: readonly string[];
  readonly events: readonly E[];
  /** The state at `floor`, and how many words led there. */
  readonly base: { readonly state: S; readonly words: number };
  readonly initial: S;
  /** Actions met anywhere in these games, by word. */
  readonly met: ReadonlyMap<string, A>;
  readonly tally: Tally;
}
