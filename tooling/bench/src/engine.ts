import { GAME_IDS, type GameId } from '@dolmen/core';
import type { Contender } from './contender.ts';
import { medianRate, type Rate } from './measure.ts';
import { type Past, PRESENT } from './past.ts';
import { answersOf, medianRatio, race, type Tell } from './race.ts';

/** Somebody else's rate in the same run, and how many times as fast ours is. */
export interface Compared extends Rate {
  readonly ratio: number;
}

export interface EngineResult extends Rate {
  /** The same engine some commits ago. */
  readonly before?: Compared;
  readonly boardgameIo?: Compared;
}

/** Random games of every game, two players; beside each the same game as it was, and Keltis also inside boardgame.io. */
export async function benchEngines(past: Past | null, tell: Tell): Promise<Record<string, EngineResult>> {
  const results: Record<string, EngineResult> = {};
  for (const game of GAME_IDS) results[game] = await benchEngine(game, past, tell);
  return results;
}

async function benchEngine(game: GameId, past: Past | null, tell: Tell): Promise<EngineResult> {
  const peers: { readonly [name in 'before' | 'boardgameIo']?: Contender } = {
    ...(past ? { before: { game, engine: 'own', folder: past.folder } } : {}),
    ...(game === 'keltis' ? { boardgameIo: { game, engine: 'boardgame.io', ...PRESENT } } : {}),
  };
  const contenders = [{ game, engine: 'own', ...PRESENT }, ...Object.values(peers)];
  const rounds = await race<Rate>(new URL('./contender.ts', import.meta.url), contenders, game, tell);
  const own = answersOf(rounds, 0);
  const compared = Object.keys(peers).map((name, index) => [name, compare(own, answersOf(rounds, index + 1))]);
  return { ...medianRate(own), ...Object.fromEntries(compared) };
}

const speeds = (rates: readonly Rate[]): number[] => rates.map(({ movesPerSecond }) => movesPerSecond);

const compare = (own: readonly Rate[], peer: readonly Rate[]): Compared => ({
  ...medianRate(peer),
  ratio: medianRatio(speeds(own), speeds(peer)),
});
