/** What the points of all seats are to each: its lead over the best other one, squashed to between -1 and 1. */
export function rewards(points: readonly number[], lead: number): number[] {
  const result = new Array<number>(points.length);
  for (let seat = 0; seat < points.length; seat++) {
    result[seat] = Math.tanh(((points[seat] as number) - bestOther(points, seat)) / lead);
  }
  return result;
}

function bestOther(points: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) {
    if (other !== seat && (points[other] as number) > best) best = points[other] as number;
  }
  return best;
}
