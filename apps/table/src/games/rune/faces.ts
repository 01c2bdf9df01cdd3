import type { Seat } from '@dolmen/core';
import type { Rune } from '@dolmen/core/rune';

/** The tiles of the cards' atlas: the start card and the sixteen others by number, then the back and the way out. */
export const CARD_COLUMNS = 7;
export const CARD_ROWS = 3;
export const BACK = 17;
export const OUT_SPOT = 18;

/** The tiles of small things: the two sides of each player's marker, then the players' signs. */
export const SMALL_COLUMNS = 4;
export const SMALL_ROWS = 2;
export const markerFace = (seat: Seat, rune: Rune): number => seat * 2 + rune - 1;
export const signFace = (seat: Seat): number => SMALL_COLUMNS + seat;
