import { END_STONE, FINISHERS, GOAL, type View } from '@dolmen/core/keltis';
import { scale } from './tables.ts';

const standing = new Uint8Array(END_STONE + 1);

/** How many turns a player may still expect: until the stock is used up or the goal area is full, whichever is sooner. */
export function turnsLeft(view: View): number {
  const byStock = view.stock.length / view.players.length;
  const byRace = stepsToEnd(view) / (scale.weights.usefulSteps * view.players.length);
  return Math.min(byStock, byRace);
}

/** How many steps the figures that are furthest need at least until enough are in the goal area. */
export function stepsToEnd(view: View): number {
  for (let field = 0; field <= END_STONE; field++) standing[field] = 0;
  for (const { fields } of view.players) {
    for (let path = 0; path < fields.length; path++) {
      const field = fields[path] as number;
      standing[field] = (standing[field] as number) + 1;
    }
  }
  let missing = FINISHERS;
  let steps = 0;
  for (let field = END_STONE; field >= 0 && missing > 0; field--) {
    const some = Math.min(missing, standing[field] as number);
    steps += some * Math.max(0, GOAL - field);
    missing -= some;
  }
  return steps;
}
