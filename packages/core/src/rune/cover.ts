import { at } from '../assert.ts';
import { areaOf, type Board, type Cell, cellOf, heldAt, MARKER, MASTER, pieceAt, type Shape, shapeOf } from './board.ts';
import { CARD_FIELDS, CARDS, type Card, faceOf, NONE, type Rune, RUNES, START_CARD, TURNS, type Turn } from './material.ts';

/** Why no card at all may lie somewhere. */
export type SpotFault = 'covers-nothing' | 'covers-master' | 'covers-marker' | 'covers-card';

/** R3, R5, R6, R14 */
export function spotFault(board: Board, shape: Shape, cell: Cell): SpotFault | null {
  let covered = 0;
  let pieces = 0;
  for (const step of shape.steps) {
    if (board.runes[cell + step] !== NONE) covered++;
    pieces |= pieceAt(board, cell + step);
  }
  if (covered === 0) return 'covers-nothing';
  if ((pieces & MASTER) !== 0) return 'covers-master';
  if ((pieces & MARKER) !== 0) return 'covers-marker';
  return covered === CARD_FIELDS && cardAt(board, shape, cell) !== null ? 'covers-card' : null;
}

/** The card that covers exactly these six fields. */
export function cardAt(board: Board, shape: Shape, cell: Cell): Card | null {
  const there = board.laid.find(({ turn, x, y }) => shapeOf(turn) === shape && cellOf(x, y) === cell);
  return there?.card ?? null;
}

// R4 asks six fields for one of three runes each: 18 bits. A card has one bit per field; a condition has the bits of all
// runes it admits on each; a card meets it when the condition has all its bits.
const bitOf = (field: number, rune: Rune): number => 1 << (field * RUNES.length + rune - 1);
const ANY = (1 << (CARD_FIELDS * RUNES.length)) - 1;

/** By field × 4 + rune: what is admitted beside or upon that rune. */
const ALIKE: readonly number[] = Array.from({ length: CARD_FIELDS }, (_, field) =>
  [NONE, ...RUNES.keys().map((index) => index + 1)].map((rune) => {
    const all = bitOf(field, 1) | bitOf(field, 2) | bitOf(field, 3);
    return rune === NONE ? ANY : (ANY & ~all) | bitOf(field, rune);
  }),
).flat();
const alike = (field: number, rune: Rune): number => ALIKE[field * 4 + rune] as number;

const MASKS: readonly (readonly number[])[] = [START_CARD, ...CARDS].map((card) =>
  TURNS.map((turn) => faceOf(card, turn).reduce((mask, rune, field) => mask | bitOf(field, rune), 0)),
);

/** The two conditions of R4 at one spot, as bits. */
export function equalsBelow(board: Board, { steps }: Shape, cell: Cell): number {
  let admitted = ANY;
  for (let field = 0; field < CARD_FIELDS; field++) {
    admitted &= alike(field, board.runes[cell + at(steps, field)] as Rune);
  }
  return admitted;
}

export function equalsBeside(board: Board, { beside }: Shape, cell: Cell): number {
  let admitted = ANY;
  for (const { step, touches } of beside) admitted &= alike(touches, board.runes[cell + step] as Rune);
  return admitted;
}

/** Why this card may not lie where another might. */
export type CardFault = 'runes-differ' | 'unites';

/** R4, R7: `below` and `beside` are the conditions at the spot. */
export function cardFault(
  board: Board,
  cell: Cell,
  card: Card,
  turn: Turn,
  below: number,
  beside: number,
): CardFault | null {
  const mask = at(at(MASKS, card), turn);
  if ((mask & below) !== mask && (mask & beside) !== mask) return 'runes-differ';
  return unites(board, cell, shapeOf(turn).steps, faceOf(card, turn)) ? 'unites' : null;
}

/** R7: would these runes, put there, unite an area the opponent controls with another one? */
export function unites(board: Board, cell: Cell, steps: readonly number[], face: readonly Rune[]): boolean {
  if (board.rivals.length === 0) return false;
  const before = steps.map((step) => [board.runes[cell + step] as Rune, heldAt(board, cell + step)] as const);
  for (const [i, step] of steps.entries()) change(board, cell + step, at(face, i));
  const united = board.rivals.some((rival) => holdsTwoAreas(board, rival));
  for (const [i, step] of steps.entries()) [board.runes[cell + step], board.held[cell + step]] = at(before, i);
  return united;
}

/** Marks a cell whose rune is new: it was part of no area of this colour. */
const NEW = 255;

function change(board: Board, cell: Cell, rune: Rune): void {
  if (board.runes[cell] === rune) return;
  board.runes[cell] = rune;
  board.held[cell] = NEW;
}

const holdsTwoAreas = (board: Board, rival: Cell): boolean =>
  areaOf(board.runes, rival).some((cell) => heldAt(board, cell) !== heldAt(board, rival) && heldAt(board, cell) !== NEW);
