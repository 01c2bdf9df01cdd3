import type { Card, Rune, Turn } from './material.ts';

export type Action =
  /** The field is the top left one of the six the turned card covers. */
  | { readonly type: 'lay'; readonly card: Card; readonly turn: Turn; readonly x: number; readonly y: number }
  /** Put a card out of the game. */
  | { readonly type: 'drop'; readonly card: Card }
  /** Put the grandmaster marker on a field. */
  | { readonly type: 'mark'; readonly rune: Rune; readonly x: number; readonly y: number }
  | { readonly type: 'draw' }
  /** Place a master. */
  | { readonly type: 'place'; readonly x: number; readonly y: number }
  /** A master that must be placed and cannot leaves the game. */
  | { readonly type: 'retire' };

export type Lay = Extract<Action, { readonly type: 'lay' }>;

export const DRAW: Action = { type: 'draw' };
export const RETIRE: Action = { type: 'retire' };
