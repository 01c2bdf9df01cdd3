import { type AnyGame, type Common, fail, type Header, ok, type Result, start } from '@dolmen/core';
import { badValue, type FlagError, MATCH_FLAGS, oneOf, readGame, readMatch, together } from '@dolmen/flags';
import { PLAYERS, type Player } from './players.ts';

/** A match to be played by one of the simple players. */
export interface MatchArguments {
  readonly game: AnyGame;
  readonly header: Header;
  readonly state: Common;
  readonly player: Player;
}

const NAMES = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];

export const PLAYED_FLAGS = { ...MATCH_FLAGS, player: `${NAMES.join('|')} (default random)` } as const;

type Said = { readonly [N in keyof typeof PLAYED_FLAGS]?: string };

export function readPlayed(said: Said): Result<MatchArguments, FlagError[]> {
  const game = readGame(said);
  if (!game.ok) return fail([game.error]);
  const read = together({
    match: readMatch(said, game.value),
    player: oneOf('player', said.player ?? 'random', NAMES),
  });
  if (!read.ok) return read;
  const begun = start(game.value, read.value.match);
  if (!begun.ok) return fail([badValue('options', said.options ?? '{}', [JSON.stringify(begun.error)])]);
  return ok({ game: game.value, ...begun.value, player: PLAYERS[read.value.player] });
}
