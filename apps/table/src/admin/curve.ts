/** A curve in a box of so many units, from the lower left to the upper right. */
export const BOX = { width: 600, height: 120 } as const;

export interface Curve {
  /** For a `polyline`. */
  readonly points: string;
  readonly most: number;
  readonly last: number;
}

/** `times` say where a value stands, so that a gap is seen as one. */
export function curveOf(times: readonly number[], values: readonly number[]): Curve {
  const most = Math.max(0, ...values);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = Math.max(1, last - first);
  const points = values.map((value, index) => {
    const x = (((times[index] ?? first) - first) / span) * BOX.width;
    const y = BOX.height * (1 - value / (most || 1));
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return { points: points.join(' '), most, last: values.at(-1) ?? 0 };
}
