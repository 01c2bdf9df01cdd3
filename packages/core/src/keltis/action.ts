import { CARDS, type Card, PATHS, type Path, SIZES, type Size } from './material.ts';

export type Pile = Path | 'stock';

export type Action =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'enter'; readonly path: Path; readonly size: Size }
  | { readonly type: 'move'; readonly path: Path }
  | { readonly type: 'stay' }
  | { readonly type: 'draw'; readonly from: Pile };

// Every action there can be, made once: listing the legal ones allocates nothing but the list.
const PLAYS: readonly Action[] = CARDS.map((card) => ({ type: 'play', card }));
const DISCARDS: readonly Action[] = CARDS.map((card) => ({ type: 'discard', card }));
const ENTRIES: { readonly [S in Size]: readonly Action[] } = {
  large: PATHS.map((path) => ({ type: 'enter', path, size: 'large' })),
  small: PATHS.map((path) => ({ type: 'enter', path, size: 'small' })),
};
const MOVES: readonly Action[] = PATHS.map((path) => ({ type: 'move', path }));
const DRAWS: readonly Action[] = PATHS.map((path) => ({ type: 'draw', from: path }));

export const playOf = (card: Card): Action => PLAYS[card] as Action;
export const discardOf = (card: Card): Action => DISCARDS[card] as Action;
export const entryOf = (path: Path, size: Size): Action => ENTRIES[size][path] as Action;
export const moveOf = (path: Path): Action => MOVES[path] as Action;
export const drawOf = (pile: Path): Action => DRAWS[pile] as Action;
export const STAY: Action = { type: 'stay' };
export const DRAW_STOCK: Action = { type: 'draw', from: 'stock' };

export const ACTIONS: readonly Action[] = [
  ...PLAYS,
  ...DISCARDS,
  ...SIZES.flatMap((size) => ENTRIES[size]),
  ...MOVES,
  STAY,
  DRAW_STOCK,
  ...DRAWS,
];
