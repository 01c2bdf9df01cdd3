import type { Seat } from '@dolmen/core';
import { END_STONE, NUMBERS, PATHS, type Path, place, type Tile } from '@dolmen/core/keltis';

/** The tiles of the two atlases. The first shows cards: a line for each colour, then what is not a card's front. */
export const CARD_COLUMNS = NUMBERS;
export const CARD_ROWS = PATHS.length + 1;
/** A card's own number is its face. */
export const BACK = NUMBERS * PATHS.length;
/** The carved spot for a row, or a discard pile, of a colour. */
export const spotFace = (path: Path): number => BACK + 1 + path;
export const STOCK_SPOT = spotFace(PATHS.length);

/** The second shows what lies on the board: the fields by path, then tiles and the players' signs. */
export const STONE_COLUMNS = END_STONE;
export const STONE_ROWS = PATHS.length + 1;
export const fieldFace = (path: Path, field: number): number => place(path, field);
const REST = END_STONE * PATHS.length;
export const POINT_TILES = ['points-1', 'points-2', 'points-3'] as const satisfies readonly Tile[];
export const pointsFace = (tile: (typeof POINT_TILES)[number]): number => REST + POINT_TILES.indexOf(tile);
export const signFace = (seat: Seat): number => REST + POINT_TILES.length + seat;
