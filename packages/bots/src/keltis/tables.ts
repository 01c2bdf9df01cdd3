import { END_STONE, FIELD_POINTS, type Tile, wishPoints } from '@dolmen/core/keltis';
import { SENSIBLE, type Weights } from './weights.ts';

/** Numbers that are computed once: ratings are asked for a million times in a search. */

export const FIELDS = END_STONE + 1;

/** What a step onto a field adds to a small figure's worth. */
export const STEP_POINTS = Float64Array.from(FIELD_POINTS, (points, field) =>
  field === 0 ? 0 : points - (FIELD_POINTS[field - 1] as number),
);

const FINENESS = 8;
const MOST = 10;

/** Weights, and what follows from them. */
export interface Scale {
  readonly weights: Weights;
  /** By expected steps (in eighths) × FIELDS + steps: how likely it is to go at least so far. */
  readonly reach: Float64Array;
  /** What another wish stone is worth, by how many there are. */
  readonly wish: Float64Array;
}

/** How likely exactly so many steps are where `mean` are expected: a bell, cut off at none. */
function bell(mean: number, { spread, spreadPerStep }: Weights): number[] {
  const width = spread + spreadPerStep * mean;
  const chances = Array.from({ length: MOST + 4 }, (_, steps) => Math.exp(-((steps - mean) ** 2) / (2 * width)));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** By steps: how likely it is to go at least so far. */
function chancesAt(mean: number, weights: Weights): number[] {
  const chances = bell(mean, weights);
  for (let steps = chances.length - 2; steps >= 0; steps--)
    chances[steps] = (chances[steps] as number) + (chances[steps + 1] as number);
  return chances.slice(0, FIELDS);
}

const MEANS: readonly number[] = Array.from({ length: MOST * FINENESS + 1 }, (_, eighths) => eighths / FINENESS);

/** What it adds, and a part of what it brings within reach. */
function wishWorth(wishes: number, { wishBeyond, wishShare }: Weights): number {
  const gain = wishPoints(wishes + 1) - wishPoints(wishes);
  const later = wishPoints(wishes + 2) - wishPoints(wishes + 1);
  return (gain + later * wishBeyond) / wishShare;
}

export const scaleOf = (weights: Weights): Scale => ({
  weights,
  reach: Float64Array.from(MEANS.flatMap((mean) => chancesAt(mean, weights))),
  wish: Float64Array.from({ length: 10 }, (_, wishes) => wishWorth(wishes, weights)),
});

const SENSIBLE_SCALE = scaleOf(SENSIBLE);

/** Everything that rates reads this; whoever begins to rate says first which it is. */
export let scale: Scale = SENSIBLE_SCALE;

export function weighBy(next: Scale = SENSIBLE_SCALE): void {
  scale = next;
}

/** Where the chances for so many expected steps begin in `reach`: those for the nearest eighth, cut to a whole number by `|`. */
export function reachOf(mean: number): number {
  if (mean <= 0) return 0;
  return mean >= MOST ? MOST * FINENESS * FIELDS : ((mean * FINENESS + 0.5) | 0) * FIELDS;
}

/** Most fields ahead are bare, so that is asked first. `far`: how many fields lie before it. */
export function tileWorth(tile: Tile, wishes: number, far: number): number {
  if (tile === 'none') return 0;
  const { weights, wish } = scale;
  if (tile === 'wish') return (wish[wishes] as number) * (1 - weights.wishFade * far);
  return (tile === 'clover' ? weights.clover : pointsOf(tile)) * (1 - weights.tileFade * far);
}

/** As in `TILE_POINTS`; but to look up a name that varies takes V8 longer than to compare it with three. */
function pointsOf(tile: Tile): number {
  if (tile === 'points-1') return 1;
  return tile === 'points-2' ? 2 : 3;
}
