import { type AnyGame, GAMES, type GameId } from '@dolmen/core';
import { parsePlayer } from './player-names.ts';
import { makePlayer, type Player } from './players.ts';

/** A game and its players by name; the names were read before. */
export function playersOf(id: GameId, names: readonly string[]): { game: AnyGame; players: Player[] } {
  const game = GAMES[id];
  const players = names.map((name) => {
    const kind = parsePlayer(name);
    if (kind === null) throw new Error(`no such player: ${name}`);
    return makePlayer(game, kind);
  });
  return { game, players };
}
