import { expect, test } from 'vitest';
import type { Common, Game } from '../game.ts';
import type { Seed } from '../random.ts';
import { start } from '../record.ts';

/** How many ways there are to act `depth` times in a row from here. */
export function countPaths<S extends V, V extends Common, A, E, O>(
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

/** Counts from a fixed seed: one legal action too many or too few anywhere, and a number changes. */
export function perft<S extends V, V extends Common, A, E, O>(
  game: Game<S, V, A, E, O>,
  setting: { readonly options?: unknown; readonly seats: number; readonly seed: Seed },
  counts: readonly number[],
): void {
  test(`perft: ${game.id}, ${setting.seats} players, ${JSON.stringify(setting.options ?? {})}`, () => {
    const begun = start(game, setting);
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    const found = counts.map((_, index) => countPaths(game, begun.value.state, index + 1));
    expect(found).toEqual(counts);
  });
}
