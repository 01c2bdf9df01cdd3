import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  type AnyGame,
  type Common,
  fail,
  GAME_IDS,
  GAMES,
  type Header,
  isGameId,
  ok,
  parseSeed,
  type Result,
  start,
} from '@dolmen/core';
import { PLAYERS, type Player } from './players.ts';

/** What `--game --seats --seed --options --player` ask for. */
export interface MatchArguments {
  readonly game: AnyGame;
  readonly header: Header;
  readonly state: Common;
  readonly player: Player;
  /** The other arguments. */
  readonly rest: Readonly<Record<string, string | undefined>>;
}

export const USAGE = `--game ${GAME_IDS.join('|')}  (default keltis)
  --seats <number>      (default: the fewest)
  --seed <hex>          up to 32 digits (default: a new one)
  --options <json>      (default {})
  --player ${Object.keys(PLAYERS).join('|')}  (default random)`;

export function parseMatchArguments(argv: string[], others: readonly string[] = []): Result<MatchArguments, string> {
  const named = ['game', 'seats', 'seed', 'options', 'player', ...others];
  const values = parseFlags(argv, named);
  if (!values.ok) return values;
  const {
    game: id = 'keltis',
    seats,
    seed = randomBytes(16).toString('hex'),
    options = '{}',
    player: name = 'random',
    ...rest
  } = values.value;
  if (!isGameId(id)) return fail(`no such game: ${id}`);
  const game = GAMES[id];
  const player = PLAYERS[name];
  if (!player) return fail(`no such player: ${name}`);
  const parsed = parseSeed(seed);
  if (!parsed) return fail(`not a seed: ${seed}`);
  const json = parseJson(options);
  if (!json.ok) return json;
  const begun = start(game, { options: json.value, seats: Number(seats ?? game.seats.min), seed: parsed });
  return begun.ok ? ok({ game, ...begun.value, player, rest }) : fail(JSON.stringify(begun.error));
}

function parseFlags(argv: string[], names: readonly string[]): Result<Record<string, string | undefined>, string> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return ok(parseArgs({ args: argv, options, strict: true }).values as Record<string, string | undefined>);
  } catch (error) {
    return fail((error as Error).message);
  }
}

function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(`not JSON: ${text}`);
  }
}
