import {
  type Card,
  directionOf,
  END_STONE,
  FIELD_POINTS,
  FINISHERS,
  finishers,
  fitsRow,
  GOAL,
  NUMBERS,
  PATHS,
  type Path,
  type Player,
  pathOf,
  place,
  rowOf,
  START,
  type State,
  TILE_POINTS,
  type Tile,
  topOf,
  totalOf,
} from '@dolmen/core/keltis';
import { type Features, MOST_SEATS, newFeatures, type Shape } from '../learned/network.ts';
import { numberOn } from './rows.ts';
import { stepsToEnd } from './turns.ts';

/** A table of Keltis as features for the network: a player is five paths. Numbers lie mostly between 0 and 1. */

export const SHAPE: Shape = { part: 22, middle: 24, sum: 12, table: 10, head: 16 };
/** The network speaks in so many points. */
export const UNIT = 20;

export const newKeltisFeatures = (): Features => newFeatures(SHAPE, PATHS.length);

const MANY_TURNS = 15;
const STRIDE = NUMBERS + 1;
/** A figure makes a step in so many of its player's turns. */
const PACE = 0.85;
/** Of the cards that are still to come, so many count like one that is held. */
const TO_COME = 0.3;
/** Where nothing is begun and nothing held, cards that come are not all of use. */
const UNSORTED = 0.7;

const inStock = new Uint8Array(PATHS.length * STRIDE);
const inHand = new Uint8Array(PATHS.length * STRIDE);
const totals = new Float64Array(MOST_SEATS);

/** How much time is left, in turns of a player: by the stock, and by the race for the goal area if that is sooner. */
interface Time {
  stock: number;
  byStock: number;
  turns: number;
}
const time: Time = { stock: 0, byStock: 0, turns: 0 };

export function encodeTable(state: State, features: Features): void {
  const seats = state.players.length;
  features.seats = seats;
  features.counts.fill(PATHS.length, 0, seats);
  count(state.stock, inStock);
  time.stock = state.stock.length;
  time.byStock = state.stock.length / seats;
  time.turns = Math.min(time.byStock, stepsToEnd(state) / (PACE * seats));
  for (let seat = 0; seat < seats; seat++) encodePlayer(state, seat, features);
  for (let seat = 0; seat < seats; seat++) encodeSeat(state, seat, features);
}

/** By path × STRIDE + number: how many cards of the colour lie below the number. */
function count(cards: readonly Card[], below: Uint8Array): void {
  below.fill(0);
  for (const card of cards) {
    const place = pathOf(card) * STRIDE + numberOn(card) + 1;
    below[place] = (below[place] as number) + 1;
  }
  for (let path = 0; path < PATHS.length; path++)
    for (let place = path * STRIDE + 1; place < (path + 1) * STRIDE; place++)
      below[place] = (below[place] as number) + (below[place - 1] as number);
}

const allOf = (below: Uint8Array, path: Path): number => below[path * STRIDE + NUMBERS] as number;
const upFrom = (below: Uint8Array, path: Path, number: number): number =>
  allOf(below, path) - (below[path * STRIDE + number] as number);
const downFrom = (below: Uint8Array, path: Path, number: number): number => below[path * STRIDE + number + 1] as number;

function encodePlayer(state: State, seat: number, features: Features): void {
  const player = state.players[seat] as Player<Card>;
  totals[seat] = totalOf(player);
  count(player.hand, inHand);
  for (let path = 0; path < PATHS.length; path++) {
    const from = (seat * PATHS.length + path) * SHAPE.part;
    findRun(rowOf(player, path), path);
    writeRow(state, player, path, features.parts, from);
    writeTiles(state, player, path, features.parts, from + 7);
    writeTime(player, path, features.parts, from + 13);
  }
}

/** What a row can still become: cards held and cards to come that go its way, and what the other way would give. */
const run = { held: 0, toCome: 0, other: 0 };

function findRun(row: readonly Card[], path: Path): void {
  if (row.length === 0) return findFirstRun(path);
  const last = numberOn(topOf(row));
  const way = directionOf(row);
  const [heldUp, comingUp] = [upFrom(inHand, path, last), upFrom(inStock, path, last)];
  const [heldDown, comingDown] = [downFrom(inHand, path, last), downFrom(inStock, path, last)];
  const [up, down] = [heldUp + TO_COME * comingUp, heldDown + TO_COME * comingDown];
  const isUp = way === 'up' || (way === 'open' && up >= down);
  run.held = isUp ? heldUp : heldDown;
  run.toCome = isUp ? comingUp : comingDown;
  run.other = way === 'open' ? Math.min(up, down) : 0;
}

/** Whatever is held of a colour can be played in order; what comes may fit below or above it. */
function findFirstRun(path: Path): void {
  run.held = allOf(inHand, path);
  if (run.held === 0) {
    run.toCome = run.other = allOf(inStock, path) * UNSORTED;
    return;
  }
  let lowest = 0;
  while (downFrom(inHand, path, lowest) === 0) lowest++;
  let highest = NUMBERS - 1;
  while (upFrom(inHand, path, highest) === 0) highest--;
  const [up, down] = [upFrom(inStock, path, lowest), downFrom(inStock, path, highest)];
  run.toCome = Math.max(up, down);
  run.other = Math.min(up, down);
}

function writeRow(state: State, player: Player<Card>, path: Path, to: Float64Array, at: number): void {
  const row = rowOf(player, path);
  to[at] = (player.fields[path] as number) / END_STONE;
  to[at + 1] = row.length === 0 ? 0 : 1;
  to[at + 2] = row.length > 0 && directionOf(row) === 'open' ? 1 : 0;
  to[at + 3] = player.large === path ? 1 : 0;
  to[at + 4] = run.held / 4;
  to[at + 5] = run.toCome / 8;
  to[at + 6] = run.other / 4;
  to[at + 14] = topFits(row, state.discards[path] as readonly Card[]);
}

function topFits(row: readonly Card[], pile: readonly Card[]): number {
  if (pile.length === 0) return 0;
  if (row.length === 0) return 0.5;
  return fitsRow(row, topOf(pile)) ? 1 : 0;
}

const tileAt = (state: State, path: Path, field: number): Tile =>
  field > END_STONE ? 'none' : (state.tiles[place(path, field)] as Tile);

function writeTiles(state: State, player: Player<Card>, path: Path, to: Float64Array, at: number): void {
  const field = player.fields[path] as number;
  const next = tileAt(state, path, field + 1);
  to[at] = next === 'wish' ? 1 : 0;
  to[at + 1] = next === 'clover' ? 1 : 0;
  to[at + 2] = TILE_POINTS[next] / 3;
  for (let ahead = 2; ahead <= 4; ahead++) to[at + 1 + ahead] = tileWorth(tileAt(state, path, field + ahead), player);
}

function tileWorth(tile: Tile, player: Player<Card>): number {
  if (tile === 'clover') return 1;
  if (tile === 'wish') return player.wishes < 5 ? 0.8 : 0;
  return TILE_POINTS[tile] / 3;
}

/** What one path cannot know by itself, but cannot be judged without. */
function writeTime(player: Player<Card>, path: Path, to: Float64Array, at: number): void {
  const field = player.fields[path] as number;
  const turns = Math.min(time.turns, MANY_TURNS);
  to[at] = (FIELD_POINTS[field] as number) / 10;
  to[at + 2] = turns / MANY_TURNS;
  to[at + 3] = Math.min(1, time.byStock / MANY_TURNS);
  to[at + 4] = player.wishes / 5;
  to[at + 5] = player.large === null ? 1 : 0;
  to[at + 6] = Math.min(1, run.held / Math.max(1, time.turns));
  to[at + 7] = ((run.toCome / Math.max(6, time.stock)) * turns) / 5;
  to[at + 8] = Math.max(START, GOAL - field) / GOAL;
}

function encodeSeat(state: State, seat: number, features: Features): void {
  const seats = state.players.length;
  const to = features.table;
  const at = seat * SHAPE.table;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, totals[other] as number);
  to[at] = Math.min(time.turns, MANY_TURNS) / MANY_TURNS;
  to[at + 1] = Math.min(1, time.byStock / MANY_TURNS);
  to[at + 2] = finishers(state) / FINISHERS;
  to[at + 3] = (state.players[seat] as Player<Card>).wishes / 5;
  to[at + 4] = (totals[seat] as number) / 40;
  to[at + 5] = best / 40;
  to[at + 6] = (seats - 2) / 2;
  to[at + 7] = seat === state.toAct ? 1 : 0;
  to[at + 8] = ((seat - (state.toAct ?? 0) + seats) % seats) / seats;
  to[at + 9] = Math.min(time.turns, 3) / 3;
}
