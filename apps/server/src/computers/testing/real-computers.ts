import { type AnyGame, type Common, GAMES, type GameId, type Seed } from '@dolmen/core';
import { Computers, type ComputersSetting } from '../computers.ts';
import type { FailureCode } from '../failure.ts';

/** Computers with real threads, time enough for a busy machine, and a list of how each job went. */
export function realComputers(changes: Partial<ComputersSetting> = {}) {
  const outcomes: ('answered' | FailureCode)[] = [];
  const failures: unknown[] = [];
  const computers = new Computers({
    threads: 1,
    jobMillis: 60_000,
    patienceMillis: 60_000,
    rest: { first: 1, most: 1 },
    counted: (outcome) => outcomes.push(outcome),
    failed: (error) => failures.push(error),
    ...changes,
  });
  return { computers, outcomes, failures };
}

export function opening(id: GameId, seed: Seed = [1, 2, 3, 4]): { game: AnyGame; state: Common } {
  const game = GAMES[id];
  const options = game?.options({});
  if (!game || !options?.ok) throw new Error(`no such game: ${id}`);
  return { game, state: game.setup(options.value, game.seats.min, seed) };
}
