import type { Budget, SearchSettings } from '@dolmen/bots';
import type { GameId, Seed } from '@dolmen/core';
import { inThreads } from '../threads.ts';
import { Z } from '../wilson.ts';

/** What is to be found out: how much the rule bot, and the search with each of these settings, gives away. */
export interface Inquiry {
  readonly game: GameId;
  /** Already read by the game. */
  readonly options: unknown;
  readonly seats: number;
  readonly positions: number;
  /** So many playouts judge a move. */
  readonly playouts: number;
  readonly budget: Budget;
  readonly settings: readonly Partial<SearchSettings>[];
  readonly seed: Seed;
  readonly threads: number;
}

/** Of one position: what the rule bot gave away, then the search with each of the settings, in points. */
export type Given = readonly number[];

export interface Finding {
  readonly name: string;
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly reach: number;
}

/** With a budget of playouts, not of time, the same seed finds the same. */
export async function inquire(inquiry: Inquiry, onDone: (done: number) => void = () => {}): Promise<Finding[]> {
  const { positions, threads, settings } = inquiry;
  const all: Given[] = Array.from({ length: positions }, () => []);
  let done = 0;
  await inThreads<Given>(new URL('./worker.ts', import.meta.url), inquiry, positions, threads, (position, given) => {
    all[position] = given;
    onDone(++done);
  });
  const names = ['rule', ...settings.map((each) => JSON.stringify(each))];
  return names.map((name, player) => ({ name, ...spreadOf(all.map((given) => given[player] as number)) }));
}

function spreadOf(numbers: readonly number[]): { mean: number; reach: number } {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const variance = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return { mean, reach: Z * Math.sqrt(variance / numbers.length) };
}
