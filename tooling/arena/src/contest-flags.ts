import { type AnyGame, fail, ok, type Result } from '@dolmen/core';
import type { Contest } from './contest.ts';
import { badValue, type FlagError, type Flags, parseFlags, wholeNumber } from './flags.ts';
import { MATCH_FLAGS, readGame, readMatch, textOf } from './match-flags.ts';
import { PLAYER_NAMES, parsePlayer } from './player-names.ts';

const VALUED = [...MATCH_FLAGS, 'players', 'games'] as const;
const SWITCHES = ['json'] as const;
const MOST_GAMES = 1_000_000;

export interface Wanted {
  readonly contest: Contest;
  readonly json: boolean;
}

/** `--game keltis --seats 2 --players ismcts:200ms,rule --games 400 [--options JSON] [--seed hex] [--threads n] [--json]` */
export function parseContest(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const flags = parseFlags(argv, VALUED, SWITCHES);
  if (!flags.ok) return flags;
  const game = readGame(flags.value);
  if (!game.ok) return fail([game.error]);
  return readContest(flags.value, game.value);
}

function readContest(flags: Flags, game: AnyGame): Result<Wanted, FlagError[]> {
  const match = readMatch(flags, game);
  const games = wholeNumber('games', textOf(flags, 'games', '100'), 1, MOST_GAMES);
  const seats = match.ok ? match.value.seats : game.seats.max;
  const players = readPlayers(game, textOf(flags, 'players', 'master,rule'), seats);
  if (!(match.ok && games.ok && players.ok))
    return fail([match, games, players].flatMap((each) => (each.ok ? [] : each.error)));
  const contest: Contest = { ...match.value, game: game.id, players: players.value, games: games.value };
  return ok({ contest, json: flags.json === true });
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
