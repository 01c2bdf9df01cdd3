import { at } from '../assert.ts';

export const RUNES = ['blue', 'green', 'red'] as const;
export type RuneName = (typeof RUNES)[number];

/** What a field shows: 1 blue, 2 green, 3 red, or `NONE` where no card lies. */
export type Rune = number;
export const NONE = 0;
export const BLUE = 1;
export const GREEN = 2;
const RED = 3;
export const runeName = (rune: Rune): RuneName => at(RUNES, rune - 1);
export const runeLetter = (rune: Rune): string => at(LETTERS, rune);
const LETTERS = ['.', 'B', 'G', 'R'];

/** A bit of its own for each colour; for `NONE` no bit. */
export const colorBit = (rune: Rune): number => (1 << rune) >> 1;

const OTHERS = Uint8Array.of(
  0,
  colorBit(GREEN) | colorBit(RED),
  colorBit(BLUE) | colorBit(RED),
  colorBit(BLUE) | colorBit(GREEN),
);

/** The bits of all colours but its own; for `NONE` no bit, since there no colour is wrong. */
export const othersThan = (rune: Rune): number => OTHERS[rune] as number;

/** By rune. */
export const RUNE_POINTS = [0, 1, 2, 3] as const;

/** A card's number. The start card is 0; it is in no hand and no pile. */
export type Card = number;
export const START_CARD = 0;
export const CARDS: readonly Card[] = Array.from({ length: 16 }, (_, index) => index + 1);

/** Three rows of two runes, top to bottom, by card. */
const PATTERNS: readonly string[] = [
  'BG/BR/BG',
  'BB/BG/GR',
  'BB/BG/RG',
  'BB/BR/GG',
  'BB/GG/BR',
  'BB/GR/BG',
  'BB/GR/GB',
  'BG/BB/GR',
  'BG/BB/RG',
  'BG/BG/BR',
  'BG/BG/RB',
  'BG/BR/BG',
  'BG/BR/GB',
  'BG/GB/BR',
  'BG/GB/RB',
  'BG/RB/BG',
  'BR/BB/GG',
];

/** Quarter turns clockwise from the upright card, 0 to 3; after an odd number the card lies on its side. */
export type Turn = number;
export const TURNS: readonly Turn[] = [0, 1, 2, 3];

export const CARD_FIELDS = 6;
export const CARD_LENGTH = 3;

type Rows = readonly (readonly Rune[])[];

const readRows = (pattern: string): Rows =>
  pattern.split('/').map((row) => [...row].map((letter) => LETTERS.indexOf(letter)));

const quarterTurn = (rows: Rows): Rows => at(rows, 0).map((_, column) => rows.map((row) => at(row, column)).reverse());

function turnRows(rows: Rows, turn: Turn): Rows {
  return turn === 0 ? rows : turnRows(quarterTurn(rows), turn - 1);
}

const FACES: readonly (readonly (readonly Rune[])[])[] = PATTERNS.map((pattern) =>
  TURNS.map((turn) => turnRows(readRows(pattern), turn).flat()),
);

/** A turned card's six runes, row by row from the top left. */
export const faceOf = (card: Card, turn: Turn): readonly Rune[] =>
  (FACES[card] as readonly (readonly Rune[])[])[turn] as readonly Rune[];

export const HAND = 3;
export const MASTERS = 3;

/** The two sides of a grandmaster marker. */
export const SIDES: readonly Rune[] = [BLUE, GREEN];
