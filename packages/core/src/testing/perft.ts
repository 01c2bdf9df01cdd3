import { expect, test } from 'vitest';
import type { Common, Game } from '../game.ts';
import { pick, random, type Seed } from '../random.ts';
import { start } from '../record.ts';

/** How many ways there are to act `depth` times in a row from here. */
function countPaths<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  state: S,
  depth: number,
): number {
  const legal = game.legal(state);
  if (depth === 1) return legal.length;
  let paths = 0;
  for (const action of legal) {
    const next = game.clone(state);
    game.play(next, action);
    paths += countPaths(game, next, depth - 1);
  }
  return paths;
}

export interface PerftSetting {
  readonly options?: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** Where to count from: random players, of the same seed, play up to there. */
  readonly ply?: number;
}

/** Counts from a fixed seed: one legal action too many or too few anywhere, and a number changes. */
export function perft<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  setting: PerftSetting,
  counts: readonly number[],
): void {
  test(`perft: ${game.id}, ${JSON.stringify(setting)}`, () => {
    const begun = start(game, setting);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const { state } = begun.value;
    const player = random(setting.seed);
    while (state.ply < (setting.ply ?? 0)) game.play(state, pick(player, game.legal(state)));
    expect(counts.map((_, index) => countPaths(game, state, index + 1))).toEqual(counts);
  });
}
