import { type Board, heldAt, MARKER, MASTER, pieceAt, runeAt } from './board.ts';
import type { Cell } from './grid.ts';
import { markerOf } from './match.ts';
import { NONE, type Rune } from './material.ts';
import { unites } from './unite.ts';

/** Why a master may not stand on a field. */
export type PlaceFault = 'no-rune' | 'master-there' | 'their-area';

/** R8 */
export function placeFault(board: Board, cell: Cell): PlaceFault | null {
  if (runeAt(board, cell) === NONE) return 'no-rune';
  if ((pieceAt(board, cell) & MASTER) !== 0) return 'master-there';
  return heldAt(board, cell) === 0 ? null : 'their-area';
}

/** Why a marker may not lie on a field. */
export type MarkFault = 'no-rune' | 'master-there' | 'marker-there' | 'unites';

/** R14 */
export function markFault(board: Board, cell: Cell, rune: Rune): MarkFault | null {
  if (runeAt(board, cell) === NONE) return 'no-rune';
  const piece = pieceAt(board, cell);
  if ((piece & MASTER) !== 0) return 'master-there';
  if ((piece & MARKER) !== 0) return 'marker-there';
  return unites(board, cell, markerOf(rune)) ? 'unites' : null;
}
