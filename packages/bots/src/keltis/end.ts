import {
  FINISHERS,
  fieldOn,
  finishers,
  GOAL,
  mover,
  type Path,
  type Player,
  sizeOn,
  totalOf,
  type View,
} from '@dolmen/core/keltis';
import { STEP_POINTS, scale } from './tables.ts';

/** Would one more step on this path end the game? */
export const isLastStep = (view: View, path: Path): boolean =>
  fieldOn(mover(view), path) + 1 === GOAL && finishers(view) + 1 >= FINISHERS;

/** What it is worth to end the game by a step on this path. */
export function lastStepWorth(view: View, path: Path): number {
  const weight = sizeOn(mover(view), path) === 'large' ? 2 : 1;
  return endWorth(leadOf(view) + (STEP_POINTS[GOAL] as number) * weight);
}

/** What it is worth to end the game now, by drawing the last card. */
export const lastDrawWorth = (view: View): number => endWorth(leadOf(view));

function endWorth(lead: number): number {
  const { won, clear } = scale.weights;
  return won * Math.tanh(lead / clear);
}

/** How many points the seat to act is ahead of the best other one. */
export function leadOf(view: View): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < view.players.length; seat++)
    if (seat !== view.toAct) best = Math.max(best, totalOf(view.players[seat] as Player<unknown>));
  return totalOf(mover(view)) - best;
}
