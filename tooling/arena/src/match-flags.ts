import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type AnyGame, fail, GAME_IDS, GAMES, isGameId, ok, parseSeed, type Result, type Seed } from '@dolmen/core';
import { badValue, type FlagError, type Flags, wholeNumber } from './flags.ts';

/** What every command that plays some game is told: which one, how, by how many, from which seed, in how many threads. */

export const MATCH_FLAGS = ['game', 'seats', 'options', 'seed', 'threads'] as const;

export interface MatchFlags {
  readonly game: AnyGame;
  /** Read by the game. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly threads: number;
}

export const textOf = (flags: Flags, name: string, fallback: string): string => String(flags[name] ?? fallback);

/** One core is left for whoever sits at the machine. */
export const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

export function readGame(flags: Flags): Result<AnyGame, FlagError> {
  const id = textOf(flags, 'game', 'keltis');
  return isGameId(id) ? ok(GAMES[id]) : fail(badValue('game', id, GAME_IDS));
}

export function readMatch(flags: Flags, game: AnyGame): Result<MatchFlags, FlagError[]> {
  const { min, max } = game.seats;
  const seats = wholeNumber('seats', textOf(flags, 'seats', String(min)), min, max);
  const threads = wholeNumber('threads', textOf(flags, 'threads', String(defaultThreads())), 1, 256);
  const seed = readSeed(textOf(flags, 'seed', randomBytes(16).toString('hex')));
  const options = readOptions(game, textOf(flags, 'options', '{}'));
  if (seats.ok && threads.ok && seed.ok && options.ok)
    return ok({ game, options: options.value, seats: seats.value, seed: seed.value, threads: threads.value });
  return fail([seats, threads, seed, options].flatMap((each) => (each.ok ? [] : [each.error])));
}

export function readSeed(text: string): Result<Seed, FlagError> {
  const seed = parseSeed(text);
  return seed === null ? fail(badValue('seed', text, ['up to 32 hexadecimal digits'])) : ok(seed);
}

function readOptions(game: AnyGame, text: string): Result<unknown, FlagError> {
  const wrong = (problem: string) => fail(badValue('options', text, [`options of ${game.id} in JSON (${problem})`]));
  try {
    const options = game.options(JSON.parse(text));
    return options.ok ? options : wrong(options.error.faults.map(({ at, problem }) => `${at}: ${problem}`).join('; '));
  } catch {
    return wrong('not JSON');
  }
}
