import {
  CARD_FIELDS,
  type Cell,
  cellOf,
  NEXT,
  NONE,
  RUNE_POINTS,
  type Rune,
  shapeOf,
  spread,
  type View,
} from '@dolmen/core/rune';

/**
 * The table as one sheet of runes, on which a move can be tried and taken back. It is the engine's own sheet, good until
 * the next question to the engine; and there is one for all, since a search asks a million times.
 */

let runes: Uint8Array = new Uint8Array(0);
/** By cell: 0, or the seat of the master there plus 1. */
let masters = new Uint8Array(0);
/** By cell: the last count that came by. */
let counted = new Uint32Array(0);
let count = 0;

const cells = new Int32Array(256);
let used = 0;
const stack = new Int32Array(256);

/** What is found of an area: its points, and who holds it as bits, 1 for seat 0 and 2 for seat 1. */
export interface Areas {
  readonly points: Int32Array;
  readonly holders: Uint8Array;
  length: number;
}

const areas: Areas = { points: new Int32Array(256), holders: new Uint8Array(256), length: 0 };

/** Looks at the table anew. */
export function survey(view: View): void {
  runes = spread(view);
  if (masters.length !== runes.length) {
    masters = new Uint8Array(runes.length);
    counted = new Uint32Array(runes.length);
  }
  masters.fill(0);
  for (const { seat, x, y } of view.masters) masters[cellOf(x, y)] = seat + 1;
  gatherCells(view);
}

function gatherCells(view: View): void {
  used = 0;
  count++;
  for (const { turn, x, y } of view.laid) {
    const from = cellOf(x, y);
    for (const step of shapeOf(turn).steps) addCell(from + step);
  }
}

function addCell(cell: Cell): void {
  if (counted[cell] === count) return;
  counted[cell] = count;
  cells[used++] = cell;
}

/** Finds all areas and what they are worth (R7, R12). */
export function findAreas(): Areas {
  count++;
  areas.length = 0;
  for (let i = 0; i < used; i++) {
    const cell = cells[i] as Cell;
    if (counted[cell] !== count && runes[cell] !== NONE) fill(cell);
  }
  return areas;
}

function fill(from: Cell): void {
  const rune = runes[from] as Rune;
  let top = 0;
  let size = 0;
  let holders = 0;
  stack[top++] = from;
  counted[from] = count;
  while (top > 0) {
    const cell = stack[--top] as Cell;
    size++;
    holders |= masters[cell] as number;
    for (let i = 0; i < 4; i++) {
      const next = cell + (NEXT[i] as number);
      if (runes[next] !== rune || counted[next] === count) continue;
      counted[next] = count;
      stack[top++] = next;
    }
  }
  areas.points[areas.length] = size * (RUNE_POINTS[rune] as number);
  areas.holders[areas.length++] = holders;
}

const before = new Uint8Array(CARD_FIELDS);

/** Lays runes for a moment: `takeBack` with the same place must follow before anything else is tried. */
export function tryRunes(from: Cell, steps: readonly number[], face: readonly Rune[]): void {
  for (let i = 0; i < steps.length; i++) {
    const cell = from + (steps[i] as number);
    before[i] = runes[cell] as number;
    runes[cell] = face[i] as Rune;
    cells[used++] = cell;
  }
}

export function takeBack(from: Cell, steps: readonly number[]): void {
  for (let i = 0; i < steps.length; i++) runes[from + (steps[i] as number)] = before[i] as Rune;
  used -= steps.length;
}

/** Puts a master somewhere for a moment. */
export function tryMaster(cell: Cell, seat: number): void {
  masters[cell] = seat + 1;
}

export function liftMaster(cell: Cell): void {
  masters[cell] = 0;
}

/** How many of a field's neighbours show the same rune: a master among many is hard to cut off. */
export function alikeAround(cell: Cell): number {
  let alike = 0;
  for (const next of NEXT) if (runes[cell + next] === runes[cell]) alike++;
  return alike;
}

export const runeOn = (cell: Cell): Rune => runes[cell] as Rune;
