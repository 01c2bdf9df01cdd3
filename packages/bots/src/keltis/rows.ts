import type { Seat } from '@dolmen/core';
import {
  type Card,
  directionOf,
  NUMBERS,
  numberOf,
  PATHS,
  type Path,
  rowOf,
  topOf,
  type View,
} from '@dolmen/core/keltis';

/** All rows on the table, read once for a whole list of ratings. */

/** How a row stands: no card yet, all numbers equal, going up, going down. */
export const UNBEGUN = 0;
export const OPEN = 1;
export const UP = 2;
export const DOWN = 3;

export const MOST_SEATS = 4;
const ways = new Uint8Array(MOST_SEATS * PATHS.length);
const lasts = new Uint8Array(MOST_SEATS * PATHS.length);
const NUMBER_OF = Uint8Array.from({ length: PATHS.length * NUMBERS }, (_, card) => numberOf(card));

export const numberOn = (card: Card): number => NUMBER_OF[card] as number;

export function readRows(view: View): void {
  for (let seat = 0; seat < view.players.length; seat++) readPlayer(view, seat);
}

export function readPlayer(view: View, seat: Seat): void {
  const player = view.players[seat] as View['players'][number];
  for (let path = 0; path < PATHS.length; path++) {
    const row = rowOf(player, path);
    const place = seat * PATHS.length + path;
    ways[place] = readWay(row);
    lasts[place] = row.length === 0 ? 0 : (NUMBER_OF[topOf(row)] as number);
  }
}

function readWay(row: readonly Card[]): number {
  if (row.length === 0) return UNBEGUN;
  const direction = directionOf(row);
  if (direction === 'open') return OPEN;
  return direction === 'up' ? UP : DOWN;
}

export const wayOf = (seat: Seat, path: Path): number => ways[seat * PATHS.length + path] as number;
/** The number of a row's last card. */
export const lastOf = (seat: Seat, path: Path): number => lasts[seat * PATHS.length + path] as number;
