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
 * the next question to the engine; and there is one for all, since a search asks a million times. All areas are found once;
 * a move changes few of them, and only those are looked at again.
 */

let runes: Uint8Array = new Uint8Array(0);
/** By cell: 0, or the seat of the master there plus 1. */
let masters = new Uint8Array(0);
/** By cell: the area it belongs to. */
let areaAt = new Uint8Array(0);
/** By cell: the last count that came by. */
let counted = new Uint32Array(0);
let count = 0;

/** What is found of an area: its points, and who holds it as bits, 1 for seat 0 and 2 for seat 1. */
export interface Areas {
  readonly points: Int32Array;
  readonly holders: Uint8Array;
  length: number;
}

const MOST = 256;
const newAreas = (): Areas => ({ points: new Int32Array(MOST), holders: new Uint8Array(MOST), length: 0 });

/** The areas as they are, and as they would be after what is tried. */
const present = newAreas();
const tried = newAreas();

/** All cells that show a rune, area by area, and where each area's begin; the last entry is where they end. */
const cells = new Int32Array(MOST);
const begins = new Int32Array(MOST);

/** Looks at the table anew. */
export function survey(view: View): void {
  runes = spread(view);
  if (masters.length !== runes.length) makeRoom(runes.length);
  masters.fill(0);
  for (const { seat, x, y } of view.masters) masters[cellOf(x, y)] = seat + 1;
  changes = 0;
  findPresent(view);
}

function makeRoom(size: number): void {
  masters = new Uint8Array(size);
  areaAt = new Uint8Array(size);
  counted = new Uint32Array(size);
}

function findPresent({ laid }: View): void {
  count++;
  present.length = 0;
  begins[0] = 0;
  for (const { turn, x, y } of laid) {
    const { steps } = shapeOf(turn);
    for (let i = 0; i < CARD_FIELDS; i++) addPresent(cellOf(x, y) + (steps[i] as number));
  }
}

function addPresent(from: Cell): void {
  if (counted[from] === count) return;
  const area = present.length;
  const begin = begins[area] as number;
  const end = fill(from, cells, begin, present);
  for (let i = begin; i < end; i++) areaAt[cells[i] as Cell] = area;
  begins[area + 1] = end;
}

/** Finds the area around a cell (R7, R12) and adds it; writes its cells to a list, and returns where they end there. */
function fill(from: Cell, list: Int32Array, begin: number, to: Areas): number {
  const rune = runes[from] as Rune;
  let end = begin;
  let holders = 0;
  list[end++] = from;
  counted[from] = count;
  for (let i = begin; i < end; i++) {
    const cell = list[i] as Cell;
    holders |= masters[cell] as number;
    for (let side = 0; side < 4; side++) {
      const next = cell + (NEXT[side] as number);
      if (runes[next] !== rune || counted[next] === count) continue;
      counted[next] = count;
      list[end++] = next;
    }
  }
  to.points[to.length] = (end - begin) * (RUNE_POINTS[rune] as number);
  to.holders[to.length++] = holders;
  return end;
}

/** The cells whose rune is changed for a moment, and what they showed before. */
const changed = new Int32Array(CARD_FIELDS);
const before = new Uint8Array(CARD_FIELDS);
let changes = 0;

/** Lays runes for a moment: `takeBack` must follow before anything else is tried. */
export function tryRunes(from: Cell, steps: ArrayLike<number>, face: readonly Rune[]): void {
  for (let i = 0; i < steps.length; i++) {
    const cell = from + (steps[i] as number);
    const rune = face[i] as Rune;
    if (runes[cell] === rune) continue;
    changed[changes] = cell;
    before[changes++] = runes[cell] as Rune;
    runes[cell] = rune;
  }
}

export function takeBack(): void {
  while (changes > 0) {
    changes--;
    runes[changed[changes] as Cell] = before[changes] as Rune;
  }
}

/** By area: the last count that something of it was changed or grew. */
const touched = new Uint32Array(MOST);
const scratch = new Int32Array(MOST);

/** All areas and what they are worth, with what is tried. Good until the next call. */
export function findAreas(): Areas {
  if (changes === 0) return present;
  count++;
  tried.length = 0;
  for (let i = 0; i < changes; i++) touchAround(changed[i] as Cell, before[i] as Rune);
  for (let i = 0; i < changes; i++) refill(changed[i] as Cell);
  for (let area = 0; area < present.length; area++) {
    if (touched[area] === count) refillArea(area);
    else keepArea(area);
  }
  return tried;
}

/** A changed cell may cut the area it was part of, and joins those beside it that are of its new colour. */
function touchAround(cell: Cell, rune: Rune): void {
  if (rune !== NONE) touched[areaAt[cell] as number] = count;
  for (let side = 0; side < 4; side++) {
    const next = cell + (NEXT[side] as number);
    // Where the card is the first to lie, this is an area of some other time: to look at one too many does no harm.
    if (runes[next] === runes[cell]) touched[areaAt[next] as number] = count;
  }
}

function refill(cell: Cell): void {
  if (counted[cell] !== count) fill(cell, scratch, 0, tried);
}

function refillArea(area: number): void {
  const end = begins[area + 1] as number;
  for (let i = begins[area] as number; i < end; i++) refill(cells[i] as Cell);
}

function keepArea(area: number): void {
  tried.points[tried.length] = present.points[area] as number;
  tried.holders[tried.length++] = present.holders[area] as number;
}

/** Puts a master somewhere for a moment: `liftMaster` must follow before anything else is tried. */
export function tryMaster(cell: Cell, seat: number): void {
  const area = areaAt[cell] as number;
  holdersBefore = present.holders[area] as number;
  present.holders[area] = holdersBefore | (seat + 1);
}

let holdersBefore = 0;

export function liftMaster(cell: Cell): void {
  present.holders[areaAt[cell] as number] = holdersBefore;
}

/** How many of a field's neighbours show the same rune: a master among many is hard to cut off. */
export function alikeAround(cell: Cell): number {
  let alike = 0;
  for (const next of NEXT) if (runes[cell + next] === runes[cell]) alike++;
  return alike;
}

export const runeOn = (cell: Cell): Rune => runes[cell] as Rune;
