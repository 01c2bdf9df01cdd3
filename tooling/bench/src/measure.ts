/** Games and moves in some time. */
export interface Rate {
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

/** Plays games one after the other until the time is over; `play` returns how many moves its game took. */
export function measure(play: (index: number) => number, seconds: number): Rate {
  const begin = performance.now();
  let games = 0;
  let moves = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += play(games++);
    elapsed = (performance.now() - begin) / 1000;
  }
  return { gamesPerSecond: games / elapsed, movesPerSecond: moves / elapsed };
}

/** The value that this part of all values lies below; not a number when there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const medianRate = (rates: readonly Rate[]): Rate => ({
  gamesPerSecond: median(rates.map((rate) => rate.gamesPerSecond)),
  movesPerSecond: median(rates.map((rate) => rate.movesPerSecond)),
});
