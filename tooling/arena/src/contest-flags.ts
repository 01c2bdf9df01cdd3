import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type AnyGame, fail, GAMES, ok, parseSeed, type Result, type Seed } from '@dolmen/core';
import type { Contest } from './contest.ts';
import { badValue, type FlagError, type Flags, parseFlags, wholeNumber } from './flags.ts';
import { PLAYER_NAMES, parsePlayer } from './player-names.ts';

const VALUED = ['game', 'seats', 'players', 'games', 'options', 'seed', 'threads'] as const;
const SWITCHES = ['json'] as const;
const MOST_GAMES = 1_000_000;

export interface Wanted {
  readonly contest: Contest;
  readonly json: boolean;
}

/** One core is left for whoever sits at the machine. */
export const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/** `--game keltis --seats 2 --players ismcts:200ms,rule --games 400 [--options JSON] [--seed hex] [--threads n] [--json]` */
export function parseContest(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const flags = parseFlags(argv, VALUED, SWITCHES);
  if (!flags.ok) return flags;
  const game = readGame(flags.value);
  if (!game.ok) return fail([game.error]);
  return readContest(flags.value, game.value);
}

const textOf = (flags: Flags, name: (typeof VALUED)[number], fallback: string): string =>
  String(flags[name] ?? fallback);

function readGame(flags: Flags): Result<AnyGame, FlagError> {
  const id = textOf(flags, 'game', 'keltis');
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game ? ok(game) : fail(badValue('game', id, Object.keys(GAMES)));
}

function readContest(flags: Flags, game: AnyGame): Result<Wanted, FlagError[]> {
  const { min, max } = game.seats;
  const seats = wholeNumber('seats', textOf(flags, 'seats', String(min)), min, max);
  const games = wholeNumber('games', textOf(flags, 'games', '100'), 1, MOST_GAMES);
  const threads = wholeNumber('threads', textOf(flags, 'threads', String(defaultThreads())), 1, 256);
  const seed = readSeed(textOf(flags, 'seed', randomBytes(16).toString('hex')));
  const options = readOptions(game, textOf(flags, 'options', '{}'));
  const players = readPlayers(game, textOf(flags, 'players', 'master,rule'), seats.ok ? seats.value : max);
  const errors = [seats, games, threads, seed, options, players].flatMap((each) => (each.ok ? [] : each.error));
  if (!(seats.ok && games.ok && threads.ok && seed.ok && options.ok && players.ok)) return fail(errors);
  const contest: Contest = {
    game: game.id,
    options: options.value,
    seats: seats.value,
    players: players.value,
    games: games.value,
    seed: seed.value,
    threads: threads.value,
  };
  return ok({ contest, json: flags.json === true });
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

function readPlayers(game: AnyGame, text: string, seats: number): Result<string[], FlagError[]> {
  const names = text.split(',').map((name) => name.trim());
  const errors = names.flatMap((name) => playerFault(game, name));
  if (names.length > seats) errors.push(badValue('players', text, [`at most ${seats}, one for each seat`]));
  return errors.length > 0 ? fail(errors) : ok(names);
}

function playerFault(game: AnyGame, name: string): FlagError[] {
  const kind = parsePlayer(name)?.kind;
  if (kind === undefined) return [badValue('players', name, PLAYER_NAMES)];
  const isStranger = kind === 'boardgame.io' && game.id !== 'keltis';
  const others = PLAYER_NAMES.filter((other) => !other.startsWith('boardgame.io'));
  return isStranger ? [badValue('players', name, others)] : [];
}
