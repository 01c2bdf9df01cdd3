import { END_STONE, FIELD_POINTS, TILE_POINTS, type Tile, wishPoints } from '@dolmen/core/keltis';

/** Numbers that never change, computed once: ratings are asked for a million times in a search. */

export const FIELDS = END_STONE + 1;

/** What a step onto a field adds to a small figure's worth. */
export const STEP_POINTS = Float64Array.from(FIELD_POINTS, (points, field) =>
  field === 0 ? 0 : points - (FIELD_POINTS[field - 1] as number),
);

const FINENESS = 8;
const MOST = 10;

/** How likely exactly so many steps are where `mean` are expected: a bell, cut off at none. */
function bell(mean: number): number[] {
  const width = 0.15 + 0.3 * mean;
  const weights = Array.from({ length: MOST + 4 }, (_, steps) => Math.exp(-((steps - mean) ** 2) / (2 * width)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const atLeast = (chances: readonly number[], steps: number): number =>
  chances.slice(steps).reduce((total, chance) => total + chance, 0);

/** By expected steps (in eighths) × FIELDS + steps: how likely it is to go at least so far. */
export const REACH = Float64Array.from({ length: (MOST * FINENESS + 1) * FIELDS }, (_, index) =>
  atLeast(bell(Math.floor(index / FIELDS) / FINENESS), index % FIELDS),
);

/** Where the chances for so many expected steps begin in `REACH`. */
export const reachOf = (mean: number): number => Math.round(Math.min(MOST, Math.max(0, mean)) * FINENESS) * FIELDS;

/** What another wish stone is worth: what it adds, and half of what it brings within reach. */
const WISH_WORTH = Float64Array.from({ length: 10 }, (_, wishes) => {
  const gain = wishPoints(wishes + 1) - wishPoints(wishes);
  const later = wishPoints(wishes + 2) - wishPoints(wishes + 1);
  return (gain + later * 0.6) / 1.3;
});

/** A clover is another step, mostly the best one there is. */
export const CLOVER_WORTH = 2.2;

/** Most fields ahead are bare, so that is asked first. */
export function tileWorth(tile: Tile, wishes: number): number {
  if (tile === 'none') return 0;
  if (tile === 'clover') return CLOVER_WORTH;
  return tile === 'wish' ? (WISH_WORTH[wishes] as number) : TILE_POINTS[tile];
}
