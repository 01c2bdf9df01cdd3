import { at } from '../assert.ts';
import type { Seat } from '../game.ts';
import { CARD_FIELDS, faceOf, NONE, type Rune, type Turn } from './material.ts';
import { type Field, type Laid, opponentOf, type Table } from './state.ts';

/**
 * No field of any match lies further than this from 0,0, in `x` or in `y`. The start card reaches to 1,2. Each of the
 * 16 cards covers a field that is there (R3) and is 3 long, so it reaches at most 2 beyond all cards before it: 32 in
 * all, which gives -32 to 33 across and -32 to 34 down.
 */
export const FAR = 34;

// A margin of one field before and three behind: a card laid from any field, and the fields beside it, have their cells,
// and no test for the edge is needed.
const SIDE = 1 + (FAR + 1 + FAR) + 3;

/** A field's place in the arrays of a board. */
export type Cell = number;
export const cellOf = (x: number, y: number): Cell => (y + FAR + 1) * SIDE + x + FAR + 1;
export const fieldOf = (cell: Cell): Field => ({
  x: (cell % SIDE) - FAR - 1,
  y: Math.floor(cell / SIDE) - FAR - 1,
});

/** The steps to the four neighbours of a cell. */
export const NEXT: readonly number[] = [-SIDE, -1, 1, SIDE];

/** A field of the table, as a step from a card's top left cell, and the field of the card (0 to 5) that meets it. */
export interface Contact {
  readonly step: number;
  readonly field: number;
}

/** The fields of a card, upright or on its side. */
export interface Shape {
  readonly turns: readonly Turn[];
  readonly width: number;
  readonly height: number;
  /** From its top left cell to its six fields, row by row. */
  readonly steps: readonly number[];
  /** The six fields it covers. */
  readonly below: readonly Contact[];
  /** The ten fields beside it. */
  readonly beside: readonly Contact[];
}

function shape(turns: readonly Turn[], width: number, height: number): Shape {
  const steps = Array.from({ length: CARD_FIELDS }, (_, i) => Math.floor(i / width) * SIDE + (i % width));
  const below = steps.map((step, field) => ({ step, field }));
  const around = below.flatMap(({ step, field }) => NEXT.map((next) => ({ step: step + next, field })));
  return { turns, width, height, steps, below, beside: around.filter(({ step }) => !steps.includes(step)) };
}

export const SHAPES: readonly Shape[] = [shape([0, 2], 2, 3), shape([1, 3], 3, 2)];
export const shapeOf = (turn: Turn): Shape => at(SHAPES, turn % 2);

/** What stands on a field, as bits. */
export const MASTER = 1;
export const MARKER = 2;

/** The table spread out by cells, as one seat meets it. */
export interface Board {
  readonly runes: Uint8Array;
  readonly pieces: Uint8Array;
  /** By cell: 0, or a number for each area that holds a master of the opponent. */
  readonly held: Uint8Array;
  /** The cells on which the opponent's masters stand. */
  rivals: Cell[];
  laid: readonly Laid[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// One board for all questions, since clearing it is cheaper than making another. So a board is good until the next survey,
// and nobody keeps one.
const cells = (): Uint8Array => new Uint8Array(SIDE * SIDE);
const shared: Board = {
  runes: cells(),
  pieces: cells(),
  held: cells(),
  rivals: [],
  laid: [],
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
};

export function survey(table: Table<unknown>, seat: Seat): Board {
  spread(table);
  measure(table.laid);
  const { pieces, runes, held } = shared;
  pieces.fill(0);
  held.fill(0);
  for (const { x, y } of table.masters) pieces[cellOf(x, y)] = MASTER;
  for (const { x, y } of table.marks) pieces[cellOf(x, y)] = pieceAt(shared, cellOf(x, y)) | MARKER;
  shared.rivals = table.masters.filter((master) => master.seat === opponentOf(seat)).map(({ x, y }) => cellOf(x, y));
  for (const [index, rival] of shared.rivals.entries()) {
    for (const cell of areaOf(runes, rival)) held[cell] = index + 1;
  }
  return shared;
}

/** The visible runes by cell, good until the next call. */
export function spread(table: Table<unknown>): Uint8Array {
  const { runes } = shared;
  runes.fill(NONE);
  for (const { card, turn, x, y } of table.laid) put(runes, shapeOf(turn), cellOf(x, y), faceOf(card, turn));
  for (const { rune, x, y } of table.marks) runes[cellOf(x, y)] = rune;
  return runes;
}

function put(runes: Uint8Array, { steps }: Shape, cell: Cell, face: readonly Rune[]): void {
  for (let i = 0; i < CARD_FIELDS; i++) runes[cell + at(steps, i)] = at(face, i);
}

function measure(laid: readonly Laid[]): void {
  shared.laid = laid;
  shared.left = shared.top = FAR;
  shared.right = shared.bottom = -FAR;
  for (const { turn, x, y } of laid) {
    const { width, height } = shapeOf(turn);
    shared.left = Math.min(shared.left, x);
    shared.top = Math.min(shared.top, y);
    shared.right = Math.max(shared.right, x + width - 1);
    shared.bottom = Math.max(shared.bottom, y + height - 1);
  }
}

export const runeAt = (board: Board, cell: Cell): Rune => board.runes[cell] as Rune;
export const pieceAt = (board: Board, cell: Cell): number => board.pieces[cell] as number;
export const heldAt = (board: Board, cell: Cell): number => board.held[cell] as number;

const seen = cells();

/** All cells of the area around a visible rune (R7), in no particular order. */
export function areaOf(runes: Uint8Array, from: Cell): Cell[] {
  const rune = runes[from];
  const area = [from];
  seen[from] = 1;
  for (const cell of area) {
    for (const next of NEXT) {
      if (runes[cell + next] !== rune || seen[cell + next] === 1) continue;
      seen[cell + next] = 1;
      area.push(cell + next);
    }
  }
  for (const cell of area) seen[cell] = 0;
  return area;
}

/** The cells of all visible runes, row by row. */
export function visibleCells({ runes, left, top, right, bottom }: Board): Cell[] {
  const visible: Cell[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let cell = cellOf(left, y); cell <= cellOf(right, y); cell++) if (runes[cell] !== NONE) visible.push(cell);
  }
  return visible;
}

/** What everybody sees of the table: its fields and their runes, row by row. */
export function visibleFields(table: Table<unknown>): (Field & { readonly rune: Rune })[] {
  const board = survey(table, 0);
  return visibleCells(board).map((cell) => ({ ...fieldOf(cell), rune: runeAt(board, cell) }));
}
