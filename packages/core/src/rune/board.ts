import type { Seat } from '../game.ts';
import { area, findArea } from './area.ts';
import { type Cell, cellOf, FAR, fieldOf, NEXT, newCells, SHAPES, type Shape, shapeOf } from './grid.ts';
import { CARD_FIELDS, CARD_LENGTH, colorBit, faceOf, NONE, othersThan, type Rune } from './material.ts';
import { type Field, type Laid, opponentOf, type Table } from './state.ts';

/** What stands on a field, or would be covered by a card that is laid somewhere, as bits. */
export const MASTER = 1;
export const MARKER = 2;
const WHOLE_CARD = 4;

/** The table spread out by cells, as one seat meets it. */
export interface Board {
  readonly runes: Uint8Array;
  /** By cell: the colours that its rune is not of, as bits; where no card lies, none. */
  readonly others: Uint8Array;
  readonly pieces: Uint8Array;
  /** By cell: what a card laid from there would cover and may not; a shape's bits begin at its `shift`. */
  readonly barred: Uint8Array;
  /** By cell: 0, or a number for each area that holds a master of the opponent. */
  readonly held: Uint8Array;
  /** By cell: the colours of the areas beside it that hold a master of the opponent, as bits; never that of its own rune. */
  readonly touch: Uint8Array;
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
const shared: Board = {
  runes: newCells(),
  others: newCells(),
  pieces: newCells(),
  barred: newCells(),
  held: newCells(),
  touch: newCells(),
  rivals: [],
  laid: [],
  left: 0,
  top: 0,
  right: -1,
  bottom: -1,
};

export function survey(table: Table<unknown>, seat: Seat): Board {
  spread(table);
  setPieces(table);
  findRivals(table, opponentOf(seat));
  return shared;
}

/** The same for somebody who wants to lay a card: what it may not cover or touch is found as well. */
export function surveyForLay(table: Table<unknown>, seat: Seat): Board {
  survey(table, seat);
  findOthers();
  findTouch();
  findBarred(table);
  return shared;
}

/** The visible runes by cell, good until the next call. */
export function spread(table: Table<unknown>): Uint8Array {
  clear();
  measure(table.laid);
  for (const { card, turn, x, y } of table.laid) put(shapeOf(turn), cellOf(x, y), faceOf(card, turn));
  for (const { rune, x, y } of table.marks) runes[cellOf(x, y)] = rune;
  return runes;
}

function put({ steps }: Shape, cell: Cell, face: readonly Rune[]): void {
  for (let i = 0; i < CARD_FIELDS; i++) runes[cell + (steps[i] as number)] = face[i] as Rune;
}

const { runes, pieces, barred, held, touch, others } = shared;
/** All that is written of a table; 0, which is also `NONE`, where there is nothing. */
const WRITTEN = [runes, pieces, barred, held, touch, others];

/** Wipes off the last table. Nothing was written further than a card reaches beyond it. */
function clear(): void {
  if (shared.top > shared.bottom) return;
  const from = cellOf(-FAR, shared.top - CARD_LENGTH);
  const to = cellOf(FAR, shared.bottom + CARD_LENGTH);
  for (const cells of WRITTEN) cells.fill(0, from, to);
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

function setPieces({ masters, marks }: Table<unknown>): void {
  for (const { x, y } of masters) add(pieces, cellOf(x, y), MASTER);
  for (const { x, y } of marks) add(pieces, cellOf(x, y), MARKER);
}

function add(cells: Uint8Array, cell: Cell, bits: number): void {
  cells[cell] = (cells[cell] as number) | bits;
}

function findRivals(table: Table<unknown>, opponent: Seat): void {
  shared.rivals = [];
  for (const { seat, x, y } of table.masters) {
    if (seat !== opponent) continue;
    const number = shared.rivals.push(cellOf(x, y));
    findArea(runes, cellOf(x, y));
    for (let i = 0; i < area.size; i++) held[area.cells[i] as Cell] = number;
  }
}

function findOthers(): void {
  forEachRow((from, to) => {
    for (let cell = from; cell <= to; cell++) others[cell] = othersThan(runes[cell] as Rune);
  });
}

function findTouch(): void {
  if (shared.rivals.length === 0) return;
  forEachRow((from, to) => {
    for (let cell = from; cell <= to; cell++) if (held[cell] !== 0) touchAround(cell);
  });
}

function touchAround(cell: Cell): void {
  const rune = runes[cell] as Rune;
  for (let side = 0; side < NEXT.length; side++) {
    const next = cell + (NEXT[side] as number);
    if (runes[next] !== rune) add(touch, next, colorBit(rune));
  }
}

function findBarred({ laid, masters, marks }: Table<unknown>): void {
  for (const { turn, x, y } of laid) add(barred, cellOf(x, y), WHOLE_CARD << shapeOf(turn).shift);
  for (const { x, y } of masters) barAround(cellOf(x, y), MASTER);
  for (const { x, y } of marks) barAround(cellOf(x, y), MARKER);
}

/** No card may be laid from where it would cover this cell. */
function barAround(cell: Cell, piece: number): void {
  for (const { steps, shift } of SHAPES) {
    for (let i = 0; i < CARD_FIELDS; i++) add(barred, cell - (steps[i] as number), piece << shift);
  }
}

/** Tells the first and the last cell of each row that the table reaches. */
function forEachRow(tell: (from: Cell, to: Cell) => void): void {
  const { left, top, right, bottom } = shared;
  for (let y = top; y <= bottom; y++) tell(cellOf(left, y), cellOf(right, y));
}

export const runeAt = (board: Board, cell: Cell): Rune => board.runes[cell] as Rune;
export const pieceAt = (board: Board, cell: Cell): number => board.pieces[cell] as number;
export const heldAt = (board: Board, cell: Cell): number => board.held[cell] as number;
export const barredAt = (board: Board, { shift }: Shape, cell: Cell): number =>
  ((board.barred[cell] as number) >> shift) & (MASTER | MARKER | WHOLE_CARD);

/** The cells of all visible runes, row by row. */
export function visibleCells({ runes }: Board): Cell[] {
  const visible: Cell[] = [];
  forEachRow((from, to) => {
    for (let cell = from; cell <= to; cell++) if (runes[cell] !== NONE) visible.push(cell);
  });
  return visible;
}

/** What everybody sees of the table: its fields and their runes, row by row. */
export function visibleFields(table: Table<unknown>): (Field & { readonly rune: Rune })[] {
  const board = survey(table, 0);
  return visibleCells(board).map((cell) => ({ ...fieldOf(cell), rune: runeAt(board, cell) }));
}
