import type { Seat } from '@dolmen/core';
import { type Areas, findAreas } from './land.ts';

/**
 * What both sides may expect: the areas they hold, and for each master still in hand the best area left, taken in turn.
 */

/** What a master kept in hand finds in the end. Tried from 2 to 6, with and without growth for the cards to come. */
const HOPE = 5;
/** An area that is there for the taking may be gone: later choices count less. */
const LATER = 0.85;

const free = new Int32Array(256);
let left = 0;

/** The points of both seats, with `first` the next to place a master. Good until the next call. */
const points = new Float64Array(2);

export function outlook(first: Seat, mine: number, theirs: number): Float64Array {
  const areas = findAreas();
  points[0] = 0;
  points[1] = 0;
  left = 0;
  for (let i = 0; i < areas.length; i++) addArea(areas, i);
  draft(first, mine, theirs);
  return points;
}

function addArea(areas: Areas, index: number): void {
  const worth = areas.points[index] as number;
  const holders = areas.holders[index] as number;
  if (holders === 0 && worth > HOPE) keep(worth);
  if ((holders & 1) !== 0) points[0] = (points[0] as number) + worth;
  if ((holders & 2) !== 0) points[1] = (points[1] as number) + worth;
}

/** Sorted, the best first. For less than the hope nobody will ask. */
function keep(worth: number): void {
  let index = left++;
  while (index > 0 && (free[index - 1] as number) < worth) {
    free[index] = free[index - 1] as number;
    index--;
  }
  free[index] = worth;
}

/** The masters in hand choose in turn: an area that is there, or the hope for a better one. */
function draft(first: Seat, mine: number, theirs: number): void {
  const masters = first === 0 ? [mine, theirs] : [theirs, mine];
  let next = 0;
  let trust = 1;
  for (let pick = 0; pick < 6; pick++) {
    const seat = (first + pick) % 2;
    if ((masters[pick % 2] as number) <= 0) continue;
    masters[pick % 2] = (masters[pick % 2] as number) - 1;
    const best = next < left ? (free[next] as number) * trust : 0;
    if (best > HOPE) next++;
    points[seat] = (points[seat] as number) + Math.max(best, HOPE);
    trust *= LATER;
  }
}
