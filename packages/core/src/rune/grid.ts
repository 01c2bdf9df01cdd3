import { CARD_FIELDS, type Turn } from './material.ts';
import type { Field } from './state.ts';

/**
 * No field of any match lies further than this from 0,0, in `x` or in `y`. The start card reaches to 1,2. Each of the
 * 16 cards covers a field that is there (R3) and is 3 long, so it reaches at most 2 beyond all cards before it: 32 in
 * all, which gives -32 to 33 across and -32 to 34 down.
 */
export const FAR = 34;

// A margin of one field before and three behind: a card laid from any field, and the fields beside it, have their cells,
// and no test for the edge is needed.
export const SIDE = 1 + (FAR + 1 + FAR) + 3;

/** A field's place in the arrays of a board. */
export type Cell = number;
export const cellOf = (x: number, y: number): Cell => (y + FAR + 1) * SIDE + x + FAR + 1;
/** The place of its column among all. */
export const columnOf = (x: number): number => x + FAR + 1;
export const fieldOf = (cell: Cell): Field => ({
  x: (cell % SIDE) - FAR - 1,
  y: Math.floor(cell / SIDE) - FAR - 1,
});

/** A number for each cell. */
export const newCells = (): Uint8Array => new Uint8Array(SIDE * SIDE);

/** The steps to the four neighbours of a cell. */
export const NEXT = Int32Array.of(-SIDE, -1, 1, SIDE);

/** The fields of a card, upright or on its side. */
export interface Shape {
  readonly turns: readonly Turn[];
  readonly width: number;
  readonly height: number;
  /** Where its three bits begin in a byte that tells something of both shapes. */
  readonly shift: number;
  /** From its top left cell to its six fields, row by row. */
  readonly steps: Int32Array;
}

function shape(turns: readonly Turn[], width: number, height: number, shift: number): Shape {
  const steps = Int32Array.from({ length: CARD_FIELDS }, (_, i) => Math.floor(i / width) * SIDE + (i % width));
  return { turns, width, height, shift, steps };
}

export const SHAPES: readonly Shape[] = [shape([0, 2], 2, 3, 0), shape([1, 3], 3, 2, 3)];
export const shapeOf = (turn: Turn): Shape => SHAPES[turn % 2] as Shape;
