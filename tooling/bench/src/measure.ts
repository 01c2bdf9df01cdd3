/** Games and moves in a second of the processor. */
export interface Rate {
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

/** What this thread had of the processor so far: while others work on the same machine, the time on the wall tells less. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000_000;
}

/** Plays games one after the other until the time is over; `play` returns how many moves its game took. */
export function measure(play: (index: number) => number, seconds: number): Rate {
  const begin = cpuSeconds();
  let games = 0;
  let moves = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    moves += play(games++);
    elapsed = cpuSeconds() - begin;
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
