import { at, type GameId, type Seed } from '@dolmen/core';
import { lineupOf, wholeDeals } from './lineup.ts';
import type { GameResult } from './play-game.ts';
import { type Standing, Standings } from './standings.ts';
import { inThreads } from './threads.ts';

export interface Contest {
  readonly game: GameId;
  /** Already read by the game. */
  readonly options: unknown;
  readonly seats: number;
  /** Their names, as many as there are seats or fewer. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: Seed;
  readonly threads: number;
}

export interface Outcome {
  readonly games: number;
  readonly meanPlies: number;
  readonly standings: readonly Standing[];
}

export type OnGame = (done: number, all: number, standings: Standings) => void;

/** Plays all games of a contest. With players who count playouts, not time, the same seed gives the same outcome. */
export async function hold(contest: Contest, onGame: OnGame = () => {}): Promise<Outcome> {
  const { players, seats, threads } = contest;
  const games = wholeDeals(contest.games, seats);
  const standings = new Standings(players);
  const results: (GameResult | undefined)[] = Array.from({ length: games });
  await inThreads<GameResult>(new URL('./worker.ts', import.meta.url), contest, games, threads, (game, result) => {
    results[game] = result;
    standings.add(lineupOf(players.length, seats, game), result);
    onGame(standings.games, games, standings);
  });
  return outcomeOf(contest, results.map((_, game) => at(results, game)) as GameResult[]);
}

/** Added up again in order: sums of fractions depend on it. */
function outcomeOf({ players, seats }: Contest, results: readonly GameResult[]): Outcome {
  const standings = new Standings(players);
  for (const [game, result] of results.entries()) standings.add(lineupOf(players.length, seats, game), result);
  return { games: standings.games, meanPlies: standings.meanPlies, standings: standings.list() };
}
