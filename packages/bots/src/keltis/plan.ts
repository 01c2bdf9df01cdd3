import type { Seat } from '@dolmen/core';
import {
  type Card,
  NUMBERS,
  PATHS,
  type Path,
  type Player,
  place,
  START,
  type Tile,
  type View,
} from '@dolmen/core/keltis';
import { heldBetween, highestHeld, lowestHeld, takeCensus, unseenBetween } from './census.ts';
import { DOWN, lastOf, numberOn, OPEN, readRows, UNBEGUN, UP, wayOf } from './rows.ts';
import { FIELDS, reachOf, STEP_POINTS, scale, tileWorth } from './tables.ts';
import { turnsLeft } from './turns.ts';

/**
 * What a player may still make of each colour. For each path: how many more steps the cards held and the cards to come
 * allow, and what the fields and tiles ahead are worth at those odds.
 */

const LAST = NUMBERS - 1;

let seatLooking: Seat = 0;
const steps = new Float64Array(PATHS.length * FIELDS);
const fields = new Uint8Array(PATHS.length);
const means = new Float64Array(PATHS.length);
const prospects = new Float64Array(PATHS.length);
/** How likely a card held is played. */
let sure = 0;
/** How many steps each unseen fitting card promises. */
let hope = 0;
let cardsUnseen = 1;
/** Turns that may still be expected. */
let turns = 0;

/** Looks at the table as this seat; everything below speaks of the last look. */
export function makePlan(view: View, seat: Seat): void {
  const player = view.players[seat] as Player<Card | null>;
  seatLooking = seat;
  readRows(view);
  cardsUnseen = Math.max(1, takeCensus(view, player));
  turns = turnsLeft(view);
  weighCards();
  for (let path = 0; path < PATHS.length; path++) {
    fields[path] = player.fields[path] as number;
    valueSteps(view, player, path);
    means[path] = meanNow(path);
    prospects[path] = ahead(path, fields[path] as number, means[path] as number);
  }
}

function weighCards(): void {
  const { kept, busy, late, timely } = scale.weights;
  const held = fittingCards();
  sure = Math.min(kept, (busy * turns) / Math.max(1, held));
  hope = (Math.max(0, turns - held * sure * late) * timely) / cardsUnseen;
}

function valueSteps(view: View, player: Player<unknown>, path: Path): void {
  const weight = player.large === path ? 2 : 1;
  const next = (fields[path] as number) + 1;
  for (let field = next; field < FIELDS; field++) {
    const tile = view.tiles[place(path, field)] as Tile;
    steps[path * FIELDS + field] =
      (STEP_POINTS[field] as number) * weight + tileWorth(tile, player.wishes, field - next);
  }
}

function fittingCards(): number {
  let held = 0;
  for (let path = 0; path < PATHS.length; path++) {
    const way = wayOf(seatLooking, path);
    if (way === UNBEGUN) continue;
    const last = lastOf(seatLooking, path);
    const up = way === DOWN ? 0 : heldBetween(path, last, LAST);
    const down = way === UP ? 0 : heldBetween(path, 0, last);
    held += Math.max(up, down);
  }
  return held;
}

const meanUp = (path: Path, from: number): number =>
  heldBetween(path, from, LAST) * sure + unseenBetween(path, from, LAST) * hope;
const meanDown = (path: Path, from: number): number =>
  heldBetween(path, 0, from) * sure + unseenBetween(path, 0, from) * hope;
const meanOpen = (path: Path, from: number): number => Math.max(meanUp(path, from), meanDown(path, from));

function meanNow(path: Path): number {
  const way = wayOf(seatLooking, path);
  if (way === UNBEGUN) return meanUnbegun(path);
  const last = lastOf(seatLooking, path);
  if (way === OPEN) return meanOpen(path, last);
  return way === UP ? meanUp(path, last) : meanDown(path, last);
}

function meanUnbegun(path: Path): number {
  const lowest = lowestHeld(path);
  if (lowest === NUMBERS) return unseenBetween(path, 0, LAST) * hope * scale.weights.loose;
  return Math.max(meanUp(path, lowest), meanDown(path, highestHeld(path)));
}

/** The steps still to be expected on a path. */
export const meanOf = (path: Path): number => means[path] as number;

/** The same, once a card of the hand is played there. */
export function meanAfter(card: Card, path: Path): number {
  const number = numberOn(card);
  const way = wayOf(seatLooking, path);
  const last = lastOf(seatLooking, path);
  if (way === UNBEGUN || (way === OPEN && number === last)) return meanOpen(path, number) - sure;
  const isUp = way === UP || (way === OPEN && number > last);
  return (isUp ? meanUp(path, number) : meanDown(path, number)) - sure;
}

/** The steps that a card, held or to be taken, stands for. */
export const stepsOf = (card: Card, path: Path): number => (fits(card, path) ? sure : 0);

function fits(card: Card, path: Path): boolean {
  const way = wayOf(seatLooking, path);
  if (way === UNBEGUN) return true;
  const beyond = numberOn(card) - lastOf(seatLooking, path);
  return beyond === 0 || beyond > 0 === goesUp(path, way);
}

/** An open row will go where more is to be had. */
function goesUp(path: Path, way: number): boolean {
  const last = lastOf(seatLooking, path);
  return way === UP || (way === OPEN && meanUp(path, last) >= meanDown(path, last));
}

/** Which part of the unseen cards would be a step on this path. */
export function chanceOf(path: Path): number {
  const way = wayOf(seatLooking, path);
  if (way === UNBEGUN) return (unseenBetween(path, 0, LAST) * scale.weights.loose) / cardsUnseen;
  const last = lastOf(seatLooking, path);
  return (goesUp(path, way) ? unseenBetween(path, last, LAST) : unseenBetween(path, 0, last)) / cardsUnseen;
}

/** What the step onto a field is worth at once. */
export const stepWorth = (path: Path, field: number): number => steps[path * FIELDS + field] as number;

/** What is still to be gained on a path from a field on, with so many steps to be expected. A path may be left alone. */
export function ahead(path: Path, field: number, mean: number): number {
  const { reach } = scale;
  const row = reachOf(mean) - field;
  const from = path * FIELDS;
  let sum = 0;
  for (let next = field + 1; next < FIELDS; next++)
    sum += (reach[row + next] as number) * (steps[from + next] as number);
  return field === START && sum < 0 ? 0 : sum;
}

/** The same, as the table stands now. */
export const prospect = (path: Path): number => prospects[path] as number;

/** What one more card in hand, or one less, changes about it. */
export const changeOf = (path: Path, more: number): number =>
  more === 0 ? 0 : ahead(path, fields[path] as number, (means[path] as number) + more) - (prospects[path] as number);

/** What a small figure that is on this field now will score in the end, tiles aside. */
export function finalPoints(field: number, mean: number): number {
  const { reach } = scale;
  const row = reachOf(mean);
  let sum = 0;
  for (let at = 1; at < FIELDS; at++) {
    sum += (at <= field ? 1 : (reach[row + at - field] as number)) * (STEP_POINTS[at] as number);
  }
  return sum;
}

/** How far the end has come near: 0 until ten turns before it, 1 in the last. */
export const lateness = (): number => Math.max(0, 1 - turns / LATE_TURNS);
const LATE_TURNS = 10;
