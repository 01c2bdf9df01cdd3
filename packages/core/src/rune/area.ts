import { type Cell, NEXT, newCells } from './grid.ts';
import { CARD_FIELDS, CARDS } from './material.ts';

/** The cells of the area found last, the first `size` of them: one list for all, since a turn asks for hundreds. */
export const area = { cells: new Int32Array((CARDS.length + 1) * CARD_FIELDS), size: 0 };

const seen = newCells();

/** Finds the area around a visible rune (R7): it begins with that rune's cell, and is good until the next search. */
export function findArea(runes: Uint8Array, from: Cell): void {
  const { cells } = area;
  const rune = runes[from];
  let size = 0;
  cells[size++] = from;
  seen[from] = 1;
  for (let i = 0; i < size; i++) {
    for (let side = 0; side < NEXT.length; side++) {
      const next = (cells[i] as Cell) + (NEXT[side] as number);
      if (runes[next] !== rune || seen[next] === 1) continue;
      seen[next] = 1;
      cells[size++] = next;
    }
  }
  for (let i = 0; i < size; i++) seen[cells[i] as Cell] = 0;
  area.size = size;
}

/** All cells of the area around a visible rune, its own first. */
export function areaOf(runes: Uint8Array, from: Cell): Cell[] {
  findArea(runes, from);
  return Array.from(area.cells.subarray(0, area.size));
}
