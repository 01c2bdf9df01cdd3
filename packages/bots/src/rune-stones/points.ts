import { NIGHT_FIELDS, THRONE } from '@dolmen/core/rune-stones';
import type { Outlook } from './outlook.ts';
import { leadAtEnd } from './phase.ts';
import { WEIGHTS } from './weights.ts';

const A_WISP = 2.3;
const MOST_FOR_THE_RACE = 4;

/** S77: wisps that so many points would bring. */
function wispsWithin({ view, me }: Outlook, points: number): number {
  if (!view.nocturnal) return 0;
  let wisps = 0;
  for (const [index, field] of NIGHT_FIELDS.entries())
    if (field > me.points && field <= me.points + points && view.night[index] === 'wisp') wisps++;
  return wisps;
}

/** S60: ending the game is good for whoever leads. `gained`: points that the total has not had before. */
function raceWorth({ view, me }: Outlook, points: number, gained: number): number {
  if (me.points >= THRONE || me.points + points < THRONE || view.players.some((other) => other.points >= THRONE))
    return 0;
  const worth = (leadAtEnd(view, view.toAct ?? 0) + gained) * WEIGHTS.race;
  return Math.max(-MOST_FOR_THE_RACE, Math.min(MOST_FOR_THE_RACE, worth));
}

/** What comes with points beside the points themselves. `gained`: how many of them the final count would not give anyway. */
export const pointsBring = (outlook: Outlook, points: number, gained: number): number =>
  wispsWithin(outlook, points) * A_WISP + raceWorth(outlook, points, gained);

export const pointsWorth = (outlook: Outlook, points: number): number => points + pointsBring(outlook, points, points);
