import { at } from '../assert.ts';
import { type Board, type Cell, type Contact, type Shape, shapeOf } from './board.ts';
import {
  BLUE,
  CARD_FIELDS,
  CARDS,
  type Card,
  faceOf,
  GREEN,
  NONE,
  RED,
  RUNES,
  type Rune,
  START_CARD,
  TURNS,
  type Turn,
} from './material.ts';

// R4 asks each of six fields for one of three runes: 18 bits. A card has one bit a field; a condition has, for each field,
// the bits of all runes it admits there; a card meets it when the condition has all of its bits.
const bitOf = (field: number, rune: Rune): number => 1 << (field * RUNES.length + rune - 1);
const ANY = (1 << (CARD_FIELDS * RUNES.length)) - 1;

function admittedBy(field: number, rune: Rune): number {
  const all = bitOf(field, BLUE) | bitOf(field, GREEN) | bitOf(field, RED);
  return rune === NONE ? ANY : (ANY & ~all) | bitOf(field, rune);
}

const KINDS: readonly Rune[] = [NONE, BLUE, GREEN, RED];

/** By field × 4 + rune: what a rune upon or beside this field of the card admits. */
const ADMITTED: readonly number[] = Array.from({ length: CARD_FIELDS }, (_, field) =>
  KINDS.map((rune) => admittedBy(field, rune)),
).flat();

/** What the visible runes of these fields admit. */
function admitted({ runes }: Board, contacts: readonly Contact[], cell: Cell): number {
  let bits = ANY;
  for (const { step, field } of contacts) {
    bits &= ADMITTED[field * KINDS.length + (runes[cell + step] as Rune)] as number;
  }
  return bits;
}

/** R4 (a): what may cover the runes of a spot. */
export const equalBelow = (board: Board, shape: Shape, cell: Cell): number => admitted(board, shape.below, cell);

/** R4 (b): what may lie beside the runes around it. */
export const equalBeside = (board: Board, shape: Shape, cell: Cell): number => admitted(board, shape.beside, cell);

/** A card as it lies in one of its turns. */
export interface Face {
  readonly card: Card;
  readonly turn: Turn;
  readonly shape: Shape;
  readonly runes: readonly Rune[];
  readonly bits: number;
}

function newFace(card: Card, turn: Turn): Face {
  const runes = faceOf(card, turn);
  const bits = runes.reduce((sum, rune, field) => sum | bitOf(field, rune), 0);
  return { card, turn, shape: shapeOf(turn), runes, bits };
}

const FACES: readonly (readonly Face[])[] = [START_CARD, ...CARDS].map((card) =>
  TURNS.map((turn) => newFace(card, turn)),
);
export const face = (card: Card, turn: Turn): Face => at(at(FACES, card), turn);

export const meets = ({ bits }: Face, condition: number): boolean => (bits & condition) === bits;
