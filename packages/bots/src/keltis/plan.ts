import type { Seat } from '@dolmen/core';
import { type Card, PATHS, type Path, type Player, START, type View } from '@dolmen/core/keltis';
import {
  countHeld,
  countUnseen,
  heldDown,
  heldUp,
  highestHeld,
  isHeld,
  lowestHeld,
  unseenDown,
  unseenOf,
  unseenUp,
} from './census.ts';
import { DOWN, lastOf, numberOn, OPEN, readPlayer, readRows, UNBEGUN, UP, wayOf } from './rows.ts';
import { stepsFrom, stepWorths, valueSteps } from './steps.ts';
import { FIELDS, reachOf, STEP_POINTS, scale } from './tables.ts';
import { turnsLeft } from './turns.ts';

/**
 * What a player may still make of each colour. For each path: how many more steps the cards held and the cards to come
 * allow, and what the fields and tiles ahead are worth at those odds.
 */

let table: View | null = null;
let floor = 0;
let seatLooking: Seat = 0;
const fields = new Uint8Array(PATHS.length);
const means = new Float64Array(PATHS.length);
const rises = new Uint8Array(PATHS.length);
const prospects = new Float64Array(PATHS.length);
const losses = new Float64Array(PATHS.length);
const UNKNOWN = Number.NaN;
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
  if (isSameTurn(view, seat)) readPlayer(view, seat);
  else lookAround(view, seat);
  countHeld(player);
  valueSteps(view, seat);
  turns = turnsLeft(view);
  weighCards();
  for (let path = 0; path < PATHS.length; path++) {
    fields[path] = player.fields[path] as number;
    weighPath(path);
  }
}

/**
 * Is this another choice of the turn looked at last? Then nobody else has done anything since, and cards only went from the
 * seat's hand to the table, where it sees them as well.
 */
const isSameTurn = (view: View, seat: Seat): boolean => view === table && view.floor === floor && seat === seatLooking;

function lookAround(view: View, seat: Seat): void {
  table = view;
  floor = view.floor;
  seatLooking = seat;
  readRows(view);
  cardsUnseen = Math.max(1, countUnseen(view, view.players[seat] as Player<Card | null>));
}

function weighCards(): void {
  const { kept, busy, late, timely } = scale.weights;
  const held = fittingCards();
  sure = Math.min(kept, (busy * turns) / Math.max(1, held));
  hope = (Math.max(0, turns - held * sure * late) * timely) / cardsUnseen;
}

function fittingCards(): number {
  let held = 0;
  for (let path = 0; path < PATHS.length; path++) {
    const way = wayOf(seatLooking, path);
    if (way === UNBEGUN) continue;
    const last = lastOf(seatLooking, path);
    const up = way === DOWN ? 0 : heldUp(path, last);
    const down = way === UP ? 0 : heldDown(path, last);
    held += Math.max(up, down);
  }
  return held;
}

const meanUp = (path: Path, from: number): number => heldUp(path, from) * sure + unseenUp(path, from) * hope;
const meanDown = (path: Path, from: number): number => heldDown(path, from) * sure + unseenDown(path, from) * hope;
const meanOpen = (path: Path, from: number): number => Math.max(meanUp(path, from), meanDown(path, from));

function weighPath(path: Path): void {
  means[path] = wayOf(seatLooking, path) === UNBEGUN ? meanUnbegun(path) : meanBegun(path);
  prospects[path] = ahead(path, fields[path] as number, means[path] as number);
  losses[path] = UNKNOWN;
}

function meanBegun(path: Path): number {
  const way = wayOf(seatLooking, path);
  const last = lastOf(seatLooking, path);
  const up = way === DOWN ? 0 : meanUp(path, last);
  const down = way === UP ? 0 : meanDown(path, last);
  // An open row will go where more is to be had.
  rises[path] = way !== DOWN && up >= down ? 1 : 0;
  return Math.max(up, down);
}

function meanUnbegun(path: Path): number {
  if (!isHeld(path)) return unseenOf(path) * hope * scale.weights.loose;
  return Math.max(meanUp(path, lowestHeld(path)), meanDown(path, highestHeld(path)));
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
  if (wayOf(seatLooking, path) === UNBEGUN) return true;
  const beyond = numberOn(card) - lastOf(seatLooking, path);
  return beyond === 0 || beyond > 0 === (rises[path] === 1);
}

/** Which part of the unseen cards would be a step on this path. */
export function chanceOf(path: Path): number {
  if (wayOf(seatLooking, path) === UNBEGUN) return (unseenOf(path) * scale.weights.loose) / cardsUnseen;
  const last = lastOf(seatLooking, path);
  return (rises[path] === 1 ? unseenUp(path, last) : unseenDown(path, last)) / cardsUnseen;
}

/** What the step onto a field is worth at once. */
export const stepWorth = (path: Path, field: number): number =>
  stepWorths[stepsFrom(seatLooking, path) + field] as number;

/** What is still to be gained on a path from a field on, with so many steps to be expected. A path may be left alone. */
export function ahead(path: Path, field: number, mean: number): number {
  const { reach } = scale;
  const row = reachOf(mean) - field;
  const from = stepsFrom(seatLooking, path);
  let sum = 0;
  for (let next = field + 1; next < FIELDS; next++)
    sum += (reach[row + next] as number) * (stepWorths[from + next] as number);
  return field === START && sum < 0 ? 0 : sum;
}

/** The same, as the table stands now. */
export const prospect = (path: Path): number => prospects[path] as number;

/** What one more card in hand, or one less, changes about it. */
export const changeOf = (path: Path, more: number): number =>
  more === 0 ? 0 : ahead(path, fields[path] as number, (means[path] as number) + more) - (prospects[path] as number);

/** What it changes to do without a card: the same for all cards of a colour that fit, so it is found once. */
export function lossOf(card: Card, path: Path): number {
  if (!fits(card, path)) return 0;
  if (Number.isNaN(losses[path])) losses[path] = changeOf(path, -sure);
  return losses[path] as number;
}

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
