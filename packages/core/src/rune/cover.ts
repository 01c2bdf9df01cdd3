import { type Board, barredAt, MARKER, MASTER } from './board.ts';
import { type Cell, cellOf, type Shape, shapeOf } from './grid.ts';
import type { Face } from './match.ts';
import type { Card } from './material.ts';
import { unites } from './unite.ts';

/** Why no card at all may lie somewhere. */
export type SpotFault = 'covers-nothing' | 'covers-master' | 'covers-marker' | 'covers-card';

/** R3, R5, R6, R14 */
export function spotFault(board: Board, shape: Shape, cell: Cell, below: number): SpotFault | null {
  if (below === 0) return 'covers-nothing';
  const barred = barredAt(board, shape, cell);
  if (barred === 0) return null;
  if ((barred & MASTER) !== 0) return 'covers-master';
  return (barred & MARKER) !== 0 ? 'covers-marker' : 'covers-card';
}

/** The card that covers exactly these six fields. */
export function cardAt(board: Board, shape: Shape, cell: Cell): Card | null {
  const there = board.laid.find(({ turn, x, y }) => shapeOf(turn) === shape && cellOf(x, y) === cell);
  return there?.card ?? null;
}

/** Why this card may not lie where another might. */
export type CardFault = 'runes-differ' | 'unites';

/** R4: a card must lie upon runes or beside runes that are all its own; `bits` are its colours. */
export const differs = (bits: number, below: number, beside: number): boolean =>
  (bits & below) !== 0 && (bits & beside) !== 0;

/** R4, R7 */
export function cardFault(board: Board, cell: Cell, face: Face, below: number, beside: number): CardFault | null {
  if (differs(face.bits, below, beside)) return 'runes-differ';
  return unites(board, cell, face) ? 'unites' : null;
}
