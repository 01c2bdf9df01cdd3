import { at } from '../assert.ts';
import { areaOf, type Board, type Cell, heldAt, NEXT, runeAt } from './board.ts';
import type { Rune } from './material.ts';

/** R7: would these runes, put there, unite an area the opponent controls with another one? */
export function unites(board: Board, cell: Cell, steps: readonly number[], face: readonly Rune[]): boolean {
  if (board.rivals.length === 0 || !joins(board, cell, steps, face)) return false;
  const before = steps.map((step) => [runeAt(board, cell + step), heldAt(board, cell + step)] as const);
  for (const [i, step] of steps.entries()) change(board, cell + step, at(face, i));
  const united = board.rivals.some((rival) => holdsTwoAreas(board, rival));
  for (const [i, step] of steps.entries()) [board.runes[cell + step], board.held[cell + step]] = at(before, i);
  return united;
}

/**
 * Is there a new rune beside an area of its colour that the opponent controls? Only over such a field can that area
 * reach another one; most cards have none, and need no look at whole areas.
 */
function joins({ runes, held }: Board, cell: Cell, steps: readonly number[], face: readonly Rune[]): boolean {
  for (let i = 0; i < steps.length; i++) {
    const there = cell + at(steps, i);
    const rune = face[i];
    if (runes[there] === rune) continue;
    for (const next of NEXT) if (held[there + next] !== 0 && runes[there + next] === rune) return true;
  }
  return false;
}

/** Marks a cell whose rune is new: it was part of no area of this colour. */
const NEW = 255;

/** A rune upon an equal one changes nothing: its field stays part of its area. */
function change(board: Board, cell: Cell, rune: Rune): void {
  if (board.runes[cell] === rune) return;
  board.runes[cell] = rune;
  board.held[cell] = NEW;
}

/** Every old field of the rival's area must be one that was in its area before. */
function holdsTwoAreas(board: Board, rival: Cell): boolean {
  const own = heldAt(board, rival);
  return areaOf(board.runes, rival).some((cell) => heldAt(board, cell) !== own && heldAt(board, cell) !== NEW);
}
