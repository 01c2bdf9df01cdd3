import { type AnyGame, fail, ok, type Result } from '@dolmen/core';
import {
  badValue,
  type Command,
  type FlagError,
  parseFlags,
  readGame,
  type Said,
  together,
  wholeNumber,
} from '@dolmen/flags';
import type { Contest } from './contest.ts';
import { MATCH_FLAGS, readMatch } from './match-flags.ts';
import { PLAYER_NAMES, parsePlayer } from './player-names.ts';

export const CONTEST = {
  call: 'npm run arena --',
  does: 'Lets bots play against each other; every deal is played from every seat. Progress goes to standard error.',
  flags: {
    ...MATCH_FLAGS,
    players: 'names, separated by commas (default master,rule)',
    games: 'how many (default 100)',
  },
  switches: { json: 'tells the outcome for machines' },
} as const satisfies Command;

const MOST_GAMES = 1_000_000;

export interface Wanted {
  readonly contest: Contest;
  readonly json: boolean;
}

export function parseContest(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const flags = parseFlags(CONTEST, argv);
  if (!flags.ok) return flags;
  const game = readGame(flags.value);
  if (!game.ok) return fail([game.error]);
  return readContest(flags.value, game.value);
}

function readContest(said: Said<typeof CONTEST>, game: AnyGame): Result<Wanted, FlagError[]> {
  const match = readMatch(said, game);
  const seats = match.ok ? match.value.seats : game.seats.max;
  const read = together({
    match,
    games: wholeNumber('games', said.games ?? '100', 1, MOST_GAMES),
    players: readPlayers(game, said.players ?? 'master,rule', seats),
  });
  if (!read.ok) return read;
  const { games, players } = read.value;
  return ok({ contest: { ...read.value.match, game: game.id, players, games }, json: said.json === true });
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
