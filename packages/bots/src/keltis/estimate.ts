import { PATHS, totalOf, type View } from '@dolmen/core/keltis';
import { makePlan, prospect } from './plan.ts';

/** What is there, and what each player may still make of the paths. */
export const estimate = (view: View): number[] =>
  view.players.map((player, seat) => {
    const total = totalOf(player);
    if (view.toAct === null) return total;
    makePlan(view, seat);
    return PATHS.reduce((sum, path) => sum + prospect(path), total);
  });
