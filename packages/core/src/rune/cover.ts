import { type Board, type Cell, cellOf, MARKER, MASTER, type Shape, shapeOf } from './board.ts';
import { equalBelow, equalBeside, type Face, meets } from './match.ts';
import { CARD_FIELDS, type Card, NONE } from './material.ts';
import { unites } from './unite.ts';

/** Why no card at all may lie somewhere. */
export type SpotFault = 'covers-nothing' | 'covers-master' | 'covers-marker' | 'covers-card';

/** R3, R5, R6, R14 */
export function spotFault(board: Board, shape: Shape, cell: Cell): SpotFault | null {
  const { runes, pieces } = board;
  let covered = 0;
  let standing = 0;
  for (const step of shape.steps) {
    if (runes[cell + step] !== NONE) covered++;
    standing |= pieces[cell + step] as number;
  }
  if (covered === 0) return 'covers-nothing';
  if ((standing & MASTER) !== 0) return 'covers-master';
  if ((standing & MARKER) !== 0) return 'covers-marker';
  return covered === CARD_FIELDS && cardAt(board, shape, cell) !== null ? 'covers-card' : null;
}

/** The card that covers exactly these six fields. */
export function cardAt(board: Board, shape: Shape, cell: Cell): Card | null {
  const there = board.laid.find(({ turn, x, y }) => shapeOf(turn) === shape && cellOf(x, y) === cell);
  return there?.card ?? null;
}

/** The two conditions of R4 at a spot; all cards that might lie there share them. */
export interface Conditions {
  readonly below: number;
  readonly beside: number;
}

export const conditionsAt = (board: Board, shape: Shape, cell: Cell): Conditions => ({
  below: equalBelow(board, shape, cell),
  beside: equalBeside(board, shape, cell),
});

/** Why this card may not lie where another might. */
export type CardFault = 'runes-differ' | 'unites';

/** R4, R7 */
export function cardFault(board: Board, cell: Cell, face: Face, { below, beside }: Conditions): CardFault | null {
  if (!meets(face, below) && !meets(face, beside)) return 'runes-differ';
  return unites(board, cell, face.shape.steps, face.runes) ? 'unites' : null;
}
