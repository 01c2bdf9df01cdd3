import { type Card, COPIES, NUMBERS, PATHS, type Path, type Player, pathOf, type View } from '@dolmen/core/keltis';
import { numberOn } from './rows.ts';

/**
 * Which cards a seat holds and which it has not seen. A colour's cards are one word with two bits for each number, which
 * count its copies: so any range of a colour is counted at once.
 */

const BITS = 2;
/** By card: one copy of it. */
const ONE = Int32Array.from({ length: PATHS.length * NUMBERS }, (_, card) => 1 << (BITS * numberOn(card)));
/** All copies of all numbers. */
const WHOLE = COPIES * ONE.subarray(0, NUMBERS).reduce((sum, one) => sum + one);

const held = new Int32Array(PATHS.length);
const unseen = new Int32Array(PATHS.length);

/** Counts the cards that the player has not seen, wherever they are, and returns how many. */
export function countUnseen(view: View, player: Player<Card | null>): number {
  for (let path = 0; path < PATHS.length; path++) unseen[path] = WHOLE;
  for (const other of view.players) {
    seeAll(other.rows);
    if (other !== player) for (const card of other.known) see(card);
  }
  seeAll(view.discards);
  for (const card of player.hand) if (card !== null) see(card);
  let all = 0;
  for (let path = 0; path < PATHS.length; path++) all += countOf(unseen[path] as number);
  return all;
}

export function countHeld({ hand }: Player<Card | null>): void {
  for (let path = 0; path < PATHS.length; path++) held[path] = 0;
  for (const card of hand) if (card !== null) hold(card);
}

/** Rows or piles, by path. */
function seeAll(lists: readonly (readonly Card[])[]): void {
  for (let path = 0; path < PATHS.length; path++) {
    const list = lists[path] as readonly Card[];
    let seen = 0;
    for (let i = 0; i < list.length; i++) seen += ONE[list[i] as Card] as number;
    unseen[path] = (unseen[path] as number) - seen;
  }
}

function see(card: Card): void {
  const path = pathOf(card);
  unseen[path] = (unseen[path] as number) - (ONE[card] as number);
}

function hold(card: Card): void {
  const path = pathOf(card);
  held[path] = (held[path] as number) + (ONE[card] as number);
}

/** The sum of all counts in a word: of neighbours, then of neighbouring pairs, then of the three bytes that are left. */
function countOf(cards: number): number {
  const pairs = (cards & 0x33333333) + ((cards >>> 2) & 0x33333333);
  const bytes = (pairs + (pairs >>> 4)) & 0x0f0f0f0f;
  return (bytes + (bytes >>> 8) + (bytes >>> 16)) & 0xff;
}

const from = (number: number): number => -1 << (BITS * number);
const upTo = (number: number): number => ~from(number + 1);

/** Cards held of a colour, from a number on upwards, or downwards. */
export const heldUp = (path: Path, number: number): number => countOf((held[path] as number) & from(number));
export const heldDown = (path: Path, number: number): number => countOf((held[path] as number) & upTo(number));

export const unseenUp = (path: Path, number: number): number => countOf((unseen[path] as number) & from(number));
export const unseenDown = (path: Path, number: number): number => countOf((unseen[path] as number) & upTo(number));
export const unseenOf = (path: Path): number => countOf(unseen[path] as number);

export const isHeld = (path: Path): boolean => held[path] !== 0;
/** The lowest and the highest number held of a colour of which there is one. */
export function lowestHeld(path: Path): number {
  const cards = held[path] as number;
  return placeOf(cards & -cards);
}
export const highestHeld = (path: Path): number => placeOf(held[path] as number);

/** Which number's bits the highest bit of a word belongs to. */
const placeOf = (cards: number): number => (31 - Math.clz32(cards)) >> 1;
