/** A share and how far it may be from the truth. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The normal deviate that leaves 2.5 % on either side. */
export const Z = 1.959964;

/** E. B. Wilson's interval (1927) of 95 %: it stays between 0 and 1, and holds for few games and for shares near the ends. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { share: Number.NaN, low: 0, high: 1 };
  const share = won / games;
  const weight = 1 + Z ** 2 / games;
  const centre = (share + Z ** 2 / (2 * games)) / weight;
  const reach = (Z / weight) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
