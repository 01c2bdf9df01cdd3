import { at, unreachable } from '../assert.ts';
import { type Action, DISCARD, DRAW, DRAW_STOCK, ENTER, MOVE, PLAY, STAY } from './action.ts';
import { type Card, END_STONE, IDLE_TURNS, PATHS, type Path, pathOf, SIZES } from './material.ts';
import { fieldOn, hasAtStart, isOn, mover, type Player, type View } from './state.ts';

export function legal(view: View): Action[] {
  switch (view.choice) {
    case 'turn':
      return turns(mover(view));
    case 'entry':
      return entries(mover(view), at(PATHS, view.entering ?? -1));
    case 'other-figure':
      return steps(mover(view));
    case 'clover':
      return [...steps(mover(view)), STAY];
    case 'draw':
      return draws(view);
    case 'over':
      return [];
    default:
      return unreachable(view.choice);
  }
}

/** Which way a row goes. K6: its first two different numbers fix it; with all numbers equal it is still open. */
export type Direction = 'open' | 'up' | 'down';

// A row that obeys K6 goes the way from its first card to its last; and within a colour cards compare like numbers.
export function directionOf(row: readonly Card[]): Direction {
  const first = row[0];
  const last = row[row.length - 1];
  if (first === undefined || last === undefined || first === last) return 'open';
  return last > first ? 'up' : 'down';
}

/** K6 */
export function fitsRow(row: readonly Card[], card: Card): boolean {
  const direction = directionOf(row);
  if (direction === 'open') return true;
  const last = at(row, row.length - 1);
  return direction === 'up' ? card >= last : card <= last;
}

/** K7–K10, K15: a figure on a path goes on until it stands on the end stone. */
export const canMove = (player: Player<unknown>, path: Path): boolean =>
  isOn(player, path) && fieldOn(player, path) < END_STONE;

/** K13 */
export const canDrawFrom = (view: View, pile: Path): boolean =>
  at(view.discards, pile).length > 0 && pile !== view.barred && !isStockOnly(view);

/** K13, against endless games. */
export const isStockOnly = (view: View): boolean => view.idle >= IDLE_TURNS * view.players.length;

function turns(player: Player<Card | null>): Action[] {
  const plays: Action[] = [];
  const discards: Action[] = [];
  let before: Card | null = null;
  for (const card of player.hand) {
    // The hand is sorted: a second copy of a card follows the first, and would repeat its words.
    if (card === null || card === before) continue;
    if (fitsRow(at(player.rows, pathOf(card)), card)) plays.push(at(PLAY, card));
    discards.push(at(DISCARD, card));
    before = card;
  }
  return plays.concat(discards);
}

const entries = (player: Player<unknown>, path: Path): Action[] =>
  SIZES.filter((size) => hasAtStart(player, size)).map((size) => at(ENTER[size], path));

const steps = (player: Player<unknown>): Action[] =>
  PATHS.flatMap((path) => {
    if (!isOn(player, path)) return entries(player, path);
    return canMove(player, path) ? [at(MOVE, path)] : [];
  });

const draws = (view: View): Action[] => [
  DRAW_STOCK,
  ...PATHS.filter((pile) => canDrawFrom(view, pile)).map((pile) => at(DRAW, pile)),
];
