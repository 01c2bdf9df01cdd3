import { FINISHERS, fieldOn, finishers, GOAL, mover, type Path, sizeOn, totalOf, type View } from '@dolmen/core/keltis';
import { STEP_POINTS } from './tables.ts';

/** To end the game while leading is as good as anything can be, and while behind as bad. */
const WON = 40;
/** A lead of so many points is no longer a matter of luck. */
const CLEAR = 4;

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

const endWorth = (lead: number): number => WON * Math.tanh(lead / CLEAR);

/** How many points the seat to act is ahead of the best other one. */
export function leadOf(view: View): number {
  const totals = view.players.map(totalOf);
  const own = totals[view.toAct ?? 0] as number;
  return own - Math.max(...totals.filter((_, seat) => seat !== view.toAct));
}
