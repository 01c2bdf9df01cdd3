import type { Seed } from '@dolmen/core';
import { RUNES } from '@dolmen/core/rune-stones';
import { inThreads } from '../threads.ts';
import type { GameCount } from './census.ts';

/** The games that are looked at, with the options of each. `queenie`: the stones of Queenie 1 in the place of two others. */
export const SERIES = {
  base: {},
  nocturnal: { nocturnal: true },
  queenie: { runes: RUNES.slice(2) },
} as const;
export type Series = keyof typeof SERIES;
export const SERIES_NAMES = Object.keys(SERIES) as readonly Series[];
export const isSeries = (name: string): name is Series => Object.hasOwn(SERIES, name);

/** Games of one kind, all seats played by the same bot. */
export interface Field {
  readonly series: Series;
  readonly seats: number;
  readonly player: string;
  readonly games: number;
  readonly seed: Seed;
}

export interface Surveyed extends Field {
  readonly counts: readonly GameCount[];
}

/** Plays the games of a field, and counts. */
export async function survey(field: Field, threads: number, onDone: (done: number) => void): Promise<Surveyed> {
  const counts: GameCount[] = [];
  let done = 0;
  await inThreads<GameCount>(new URL('./worker.ts', import.meta.url), field, field.games, threads, (game, count) => {
    counts[game] = count;
    onDone(++done);
  });
  return { ...field, counts };
}
