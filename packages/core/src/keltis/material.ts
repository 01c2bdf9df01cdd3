import { at } from '../assert.ts';
import { times } from '../lists.ts';

export const COLORS = ['red', 'yellow', 'violet', 'green', 'blue'] as const;
export type Color = (typeof COLORS)[number];

/** A path, by its place in `COLORS`; cards, rows and discard piles of a colour are counted the same way. */
export type Path = number;
export const PATHS: readonly Path[] = COLORS.map((_, path) => path);
export const colorOf = (path: Path): Color => at(COLORS, path);

/** A card's face: path × 11 + number. Each face exists twice, and the two copies are the same to everyone. */
export type Card = number;
export const NUMBERS = 11;
export const COPIES = 2;
export const CARDS: readonly Card[] = Array.from({ length: COLORS.length * NUMBERS }, (_, card) => card);
const PATH_OF: readonly Path[] = CARDS.map((card) => Math.floor(card / NUMBERS));
export const pathOf = (card: Card): Path => PATH_OF[card] as Path;
export const numberOf = (card: Card): number => card % NUMBERS;

/** Fields of a path are 1 to 9; 0 stands for the start field. */
export const START = 0;
export const END_STONE = 9;
export const GOAL = 7;
export const FIELD_POINTS = [0, -4, -3, -2, 1, 2, 3, 6, 7, 10] as const;

export type Size = 'large' | 'small';
export const SIZES: readonly Size[] = ['large', 'small'];
export const SMALL_FIGURES = 4;

/** What lies on a field; `none` also where a wish stone was taken. */
export type Tile = 'none' | 'wish' | 'clover' | 'points-1' | 'points-2' | 'points-3';
export const TILE_POINTS: { readonly [T in Tile]: number } = {
  none: 0,
  wish: 0,
  clover: 0,
  'points-1': 1,
  'points-2': 2,
  'points-3': 3,
};

export const TILES: readonly Tile[] = [
  ...times<Tile>(9, 'wish'),
  ...times<Tile>(9, 'clover'),
  ...times<Tile>(2, 'points-1'),
  ...times<Tile>(3, 'points-2'),
  ...times<Tile>(2, 'points-3'),
];

/** The fields that hold a tile at the start, by path. */
export const TILE_FIELDS: readonly (readonly number[])[] = [
  [3, 5, 6, 7, 9],
  [2, 4, 6, 7, 9],
  [2, 3, 5, 7, 9],
  [2, 4, 5, 7, 9],
  [3, 4, 6, 7, 9],
];

/** Where a field's tile is found in a table's `tiles`. */
export const place = (path: Path, field: number): number => path * END_STONE + field - 1;

/** By the number of wish stones; five or more are worth the last. */
export const WISH_POINTS = [-4, -3, 2, 3, 6, 10] as const;

export const HAND = 8;
/** Cards that leave a two-player game unseen. */
export const REMOVED = 30;
/** Figures in the goal area that end the game. */
export const FINISHERS = 5;
/** Turns a player may go without playing or drawing from the stock before only the stock is open. */
export const IDLE_TURNS = 4;
