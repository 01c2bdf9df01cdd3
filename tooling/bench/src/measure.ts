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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const medianRate = (rates: readonly Rate[]): Rate => ({
  gamesPerSecond: median(rates.map((rate) => rate.gamesPerSecond)),
  movesPerSecond: median(rates.map((rate) => rate.movesPerSecond)),
});
