import { randomBytes } from 'node:crypto';
import { type AnyGame, fail, GAME_IDS, GAMES, isGameId, ok, parseSeed, type Result, type Seed } from '@dolmen/core';
import { badValue, type FlagError } from './flag-error.ts';
import { together, wholeNumber } from './read-value.ts';

/** What every command that plays some game is told: which one, how, by how many, from which seed. */
export const MATCH_FLAGS = {
  game: `${GAME_IDS.join('|')} (default keltis)`,
  seats: 'how many play (default: the fewest)',
  options: 'of the game, as JSON (default {})',
  seed: 'up to 32 hexadecimal digits (default: a new one)',
} as const;

type Said = { readonly [N in keyof typeof MATCH_FLAGS]?: string };

export interface MatchFlags {
  readonly game: AnyGame;
  /** Read by the game. */
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
}

export function readGame({ game: id = 'keltis' }: Said): Result<AnyGame, FlagError> {
  return isGameId(id) ? ok(GAMES[id]) : fail(badValue('game', id, GAME_IDS));
}

export function readMatch(said: Said, game: AnyGame): Result<MatchFlags, FlagError[]> {
  const { min, max } = game.seats;
  return together({
    game: ok(game),
    seats: wholeNumber('seats', said.seats ?? String(min), min, max),
    seed: readSeed(said.seed),
    options: readOptions(game, said.options ?? '{}'),
  });
}

export function readSeed(text: string = randomBytes(16).toString('hex')): Result<Seed, FlagError> {
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
