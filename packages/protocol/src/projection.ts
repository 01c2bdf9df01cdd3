import type { Common, Viewer } from '@dolmen/core';
import type { OwnHand } from './hand.ts';
import type { Names } from './names.ts';
import type { TableState } from './table-state.ts';
import type { Moment, Views } from './views.ts';

/** How a game's views are written into the state that rooms sync, and read back. */
export interface Projection<V extends Common> {
  readonly choices: Names<V['choice']>;
  /** Puts the game's own table there, still empty, if it is not. */
  lay(state: TableState): void;
  /** By seat: what only that seat may see. Empty before the match. */
  hands(state: TableState): readonly OwnHand[];
  write(state: TableState, views: Views<V>): void;
  read(state: TableState, moment: Moment, viewer: Viewer): V;
}

export function laid<T>(table: T | undefined): T {
  if (table === undefined) throw new Error('the table of another game is laid');
  return table;
}
