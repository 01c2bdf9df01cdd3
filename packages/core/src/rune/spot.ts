import type { Board } from './board.ts';
import { type Cell, cellOf, columnOf, type Shape, SIDE } from './grid.ts';
import { BITS } from './match.ts';

/**
 * What a card would meet where it might lie: the two conditions of R4, by what they refuse. Spots in a row share their columns,
 * so those are read first, each once; the bits of a spot (see `match.ts`) are then put together from as many columns as a card
 * is wide. Where there is no rune, there is no bit.
 */

/** By column: what the runes in it refuse, and what those above and below them do. */
const inside = new Int32Array(SIDE);
const outside = new Int32Array(SIDE);

/** Reads the columns that cards of a shape meet whose top left fields lie between two, both in the same row. */
export function readColumns(board: Board, shape: Shape, y: number, from: number, to: number): void {
  const first = columnOf(from - 1);
  const row = cellOf(from - 1, y) - first;
  for (let column = first; column <= columnOf(to + shape.width); column++)
    readColumn(board.others, shape, row + column, column);
}

// Written out for two fields and a third one: loops over so few cost more than what is in them.
function readColumn(others: Uint8Array, { width, height }: Shape, top: Cell, column: number): void {
  const row = width * BITS;
  let bits = (others[top] as number) | ((others[top + SIDE] as number) << row);
  let under = top + 2 * SIDE;
  if (height === 3) {
    bits |= (others[under] as number) << (2 * row);
    under += SIDE;
  }
  inside[column] = bits;
  outside[column] = (others[top - SIDE] as number) | ((others[under] as number) << (row * (height - 1)));
}

/** R4 (a): what may not cover the runes there, for a card whose top left field is in this column of those read last. */
export function refusedBelow({ width }: Shape, x: number): number {
  const first = columnOf(x);
  const two = (inside[first] as number) | ((inside[first + 1] as number) << BITS);
  return width === 2 ? two : two | ((inside[first + 2] as number) << (2 * BITS));
}

/** R4 (b): what may not lie beside the runes around it. */
export function refusedBeside({ width }: Shape, x: number): number {
  const first = columnOf(x);
  const sides = (inside[first - 1] as number) | ((inside[first + width] as number) << ((width - 1) * BITS));
  const two = (outside[first] as number) | ((outside[first + 1] as number) << BITS);
  return width === 2 ? sides | two : sides | two | ((outside[first + 2] as number) << (2 * BITS));
}
