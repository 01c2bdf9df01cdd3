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
export const PLAY: readonly Action[] = CARDS.map((card) => ({ type: 'play', card }));
export const DISCARD: readonly Action[] = CARDS.map((card) => ({ type: 'discard', card }));
export const ENTER: { readonly [S in Size]: readonly Action[] } = {
  large: PATHS.map((path) => ({ type: 'enter', path, size: 'large' })),
  small: PATHS.map((path) => ({ type: 'enter', path, size: 'small' })),
};
export const MOVE: readonly Action[] = PATHS.map((path) => ({ type: 'move', path }));
export const STAY: Action = { type: 'stay' };
export const DRAW: readonly Action[] = PATHS.map((path) => ({ type: 'draw', from: path }));
export const DRAW_STOCK: Action = { type: 'draw', from: 'stock' };

export const ACTIONS: readonly Action[] = [
  ...PLAY,
  ...DISCARD,
  ...SIZES.flatMap((size) => ENTER[size]),
  ...MOVE,
  STAY,
  DRAW_STOCK,
  ...DRAW,
];
