import { unreachable } from '../assert.ts';
import { type Action, DRAW_STOCK, discardOf, drawOf, entryOf, moveOf, playOf, STAY } from './action.ts';
import { type Card, END_STONE, IDLE_TURNS, PATHS, type Path, pathOf, SIZES } from './material.ts';
import { fieldOn, hasAtStart, isOn, mover, type Player, pileOf, rowOf, topOf, type View } from './state.ts';

export function legal(view: View): Action[] {
  switch (view.choice) {
    case 'turn':
      return turns(mover(view));
    case 'entry':
      return entries(mover(view), view.entering as Path, []);
    case 'other-figure':
      return steps(mover(view));
    case 'clover':
      return cloverSteps(mover(view));
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
  if (row.length < 2) return 'open';
  const turn = topOf(row) - (row[0] as Card);
  if (turn === 0) return 'open';
  return turn > 0 ? 'up' : 'down';
}

/** K6 */
export function fitsRow(row: readonly Card[], card: Card): boolean {
  const direction = directionOf(row);
  if (direction === 'open') return true;
  const last = topOf(row);
  return direction === 'up' ? card >= last : card <= last;
}

/** K7–K10, K15: a figure on a path goes on until it stands on the end stone. */
export const canMove = (player: Player<unknown>, path: Path): boolean =>
  isOn(player, path) && fieldOn(player, path) < END_STONE;

/** K13 */
export const canDrawFrom = (view: View, pile: Path): boolean =>
  pileOf(view, pile).length > 0 && pile !== view.barred && !isStockOnly(view);

/** K13, against endless games. */
export const isStockOnly = (view: View): boolean => view.idle >= IDLE_TURNS * view.players.length;

function turns(player: Player<Card | null>): Action[] {
  const { hand } = player;
  const actions: Action[] = [];
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as Card | null;
    if (card !== null && !isSecond(hand, place) && fitsRow(rowOf(player, pathOf(card)), card))
      actions.push(playOf(card));
  }
  for (let place = 0; place < hand.length; place++) {
    const card = hand[place] as Card | null;
    if (card !== null && !isSecond(hand, place)) actions.push(discardOf(card));
  }
  return actions;
}

/** The hand is sorted: a second copy of a card follows the first, and would repeat its words. */
const isSecond = (hand: readonly (Card | null)[], place: number): boolean =>
  place > 0 && hand[place] === hand[place - 1];

/** Adds to a list: of one list for each path only one would be wanted. */
function entries(player: Player<unknown>, path: Path, to: Action[]): Action[] {
  for (const size of SIZES) if (hasAtStart(player, size)) to.push(entryOf(path, size));
  return to;
}

function steps(player: Player<unknown>): Action[] {
  const actions: Action[] = [];
  for (const path of PATHS) {
    if (!isOn(player, path)) entries(player, path, actions);
    else if (canMove(player, path)) actions.push(moveOf(path));
  }
  return actions;
}

function cloverSteps(player: Player<unknown>): Action[] {
  const actions = steps(player);
  actions.push(STAY);
  return actions;
}

function draws(view: View): Action[] {
  const actions = [DRAW_STOCK];
  for (const pile of PATHS) if (canDrawFrom(view, pile)) actions.push(drawOf(pile));
  return actions;
}
