import { area, findArea } from './area.ts';
import { type Board, heldAt, runeAt } from './board.ts';
import type { Cell } from './grid.ts';
import type { Pattern } from './match.ts';
import { CARD_FIELDS, colorBit, type Rune } from './material.ts';

/** R7: would this pattern, put there, unite an area the opponent controls with another one? */
export function unites(board: Board, cell: Cell, pattern: Pattern): boolean {
  if (board.rivals.length === 0) return false;
  const joined = joinedBy(board, cell, pattern);
  return joined !== 0 && unitesAreas(board, cell, pattern, joined);
}

/**
 * The colours of new runes that lie beside an area of their colour that the opponent controls. Only over such a field can
 * that area reach another one; most patterns have none, and need no look at whole areas.
 */
function joinedBy({ touch }: Board, cell: Cell, { steps, colors }: Pattern): number {
  let joined = 0;
  for (let i = 0; i < steps.length; i++) {
    joined |= (touch[cell + (steps[i] as number)] as number) & (colors[i] as number);
  }
  return joined;
}

function unitesAreas(board: Board, cell: Cell, pattern: Pattern, joined: number): boolean {
  for (const rival of board.rivals) {
    if ((colorBit(runeAt(board, rival)) & joined) === 0 || !reaches(board, cell, pattern, rival)) continue;
    if (holdsTwoWith(board, cell, pattern, rival)) return true;
  }
  return false;
}

/**
 * Does the pattern meet a rune of the rival's colour that is not in the rival's area, beside it or below an equal one? Areas
 * are united over such a rune or not at all, and looking for it is cheaper than looking at the whole area.
 */
function reaches({ runes, held }: Board, cell: Cell, { steps, colors, around }: Pattern, rival: Cell): boolean {
  const rune = runes[rival] as Rune;
  const own = held[rival];
  const color = colorBit(rune);
  for (let i = 0; i < steps.length; i++) {
    if (colors[i] !== color) continue;
    const beside = around[i] as Int32Array;
    for (let j = 0; j < beside.length; j++) {
      const there = cell + (beside[j] as number);
      if (runes[there] === rune && held[there] !== own) return true;
    }
  }
  return false;
}

/** Tries it on the board, and takes it back. */
function holdsTwoWith(board: Board, cell: Cell, pattern: Pattern, rival: Cell): boolean {
  put(board, cell, pattern);
  const united = holdsTwoAreas(board, rival);
  takeBack(board, cell, pattern);
  return united;
}

/** Marks a cell whose rune is new: it was part of no area of this colour. */
const NEW = 255;

const runesBefore = new Uint8Array(CARD_FIELDS);
const heldBefore = new Uint8Array(CARD_FIELDS);

/** A rune upon an equal one changes nothing: its field stays part of its area. */
function put({ runes, held }: Board, cell: Cell, pattern: Pattern): void {
  for (let i = 0; i < pattern.steps.length; i++) {
    const there = cell + (pattern.steps[i] as number);
    const rune = pattern.runes[i] as Rune;
    runesBefore[i] = runes[there] as Rune;
    heldBefore[i] = held[there] as number;
    if (runes[there] === rune) continue;
    runes[there] = rune;
    held[there] = NEW;
  }
}

function takeBack({ runes, held }: Board, cell: Cell, { steps }: Pattern): void {
  for (let i = 0; i < steps.length; i++) {
    const there = cell + (steps[i] as number);
    runes[there] = runesBefore[i] as Rune;
    held[there] = heldBefore[i] as number;
  }
}

const isForeign = (held: number, own: number): boolean => held !== own && held !== NEW;

/** Every old field of the rival's area must be one that was in its area before. */
function holdsTwoAreas(board: Board, rival: Cell): boolean {
  const own = heldAt(board, rival);
  findArea(board.runes, rival);
  for (let i = 0; i < area.size; i++) {
    if (isForeign(heldAt(board, area.cells[i] as Cell), own)) return true;
  }
  return false;
}
