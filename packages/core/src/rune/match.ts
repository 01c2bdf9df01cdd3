import { NEXT, shapeOf } from './grid.ts';
import { CARDS, type Card, colorBit, faceOf, RUNES, type Rune, START_CARD, TURNS, type Turn } from './material.ts';

// Whether a card may lie somewhere is asked for each of its six fields and three colours: 18 bits. A card has one bit a
// field, its colour there; a spot has the bits of all colours that something is the matter with; what they share tells.
export const BITS = RUNES.length;

/** Runes that come to lie on the table together. */
export interface Pattern {
  readonly steps: Int32Array;
  /** By field: the steps to itself and to those beside it that the pattern leaves as they are. */
  readonly around: readonly Int32Array[];
  readonly runes: readonly Rune[];
  /** By field: the bit of its colour; and all of them together. */
  readonly colors: Uint8Array;
  readonly bits: number;
}

/** A card as it lies in one of its turns. */
export interface Face extends Pattern {
  readonly card: Card;
  readonly turn: Turn;
}

const outside = (step: number, steps: Int32Array): Int32Array =>
  NEXT.map((side) => step + side).filter((beside) => !steps.includes(beside));

function patternOf(runes: readonly Rune[], steps: Int32Array): Pattern {
  const colors = Uint8Array.from(runes, colorBit);
  const around = Array.from(steps, (step) => Int32Array.of(step, ...outside(step, steps)));
  return {
    steps,
    around,
    runes,
    colors,
    bits: colors.reduce((bits, color, field) => bits | (color << (field * BITS)), 0),
  };
}

const newFace = (card: Card, turn: Turn): Face => ({
  card,
  turn,
  ...patternOf(faceOf(card, turn), shapeOf(turn).steps),
});

const FACES: readonly (readonly Face[])[] = [START_CARD, ...CARDS].map((card) =>
  TURNS.map((turn) => newFace(card, turn)),
);
export const face = (card: Card, turn: Turn): Face => (FACES[card] as readonly Face[])[turn] as Face;

const ONE_FIELD = Int32Array.of(0);

/** A grandmaster marker with this side up. */
export const markerOf = (rune: Rune): Pattern => patternOf([rune], ONE_FIELD);
