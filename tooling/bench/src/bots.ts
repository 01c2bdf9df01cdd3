import { GAMES, type GameId } from '@dolmen/core';
import { median } from './measure.ts';
import { type Past, PRESENT } from './past.ts';
import { answersOf, medianRatio, race, type Tell } from './race.ts';
import type { Thinker, Thoughts } from './thinker.ts';

export interface BotsResult {
  readonly game: string;
  /** For each choice. */
  readonly playouts: number;
  readonly playoutsPerSecond: number;
  readonly before?: SearchBefore;
}

/** The same search some commits ago, how many times as fast ours is, and how many of its words are the same. */
export interface SearchBefore {
  readonly playoutsPerSecond: number;
  readonly ratio: number;
  readonly sameWords: number;
  readonly words: number;
}

/** What an expert may think, and about what a master can. */
const COSTS = [50, 600];

/** The search of every game over positions of games between rule bots, two players; beside it the search as it was. */
export async function benchBots(past: Past | null, tell: Tell): Promise<BotsResult[]> {
  const results: BotsResult[] = [];
  for (const game of Object.keys(GAMES) as GameId[])
    for (const playouts of COSTS) results.push(await benchSearch(game, playouts, past, tell));
  return results;
}

async function benchSearch(game: GameId, playouts: number, past: Past | null, tell: Tell): Promise<BotsResult> {
  const thinkers: Thinker[] = [PRESENT, ...(past ? [past] : [])].map(({ folder }) => ({ game, playouts, folder }));
  const title = `${game}, ${playouts} playouts a choice`;
  const rounds = await race<Thoughts>(new URL('./thinker.ts', import.meta.url), thinkers, title, tell);
  const own = answersOf(rounds, 0);
  const result = { game, playouts, playoutsPerSecond: median(paces(own)) };
  return past ? { ...result, before: compare(own, answersOf(rounds, 1)) } : result;
}

const paces = (thoughts: readonly Thoughts[]): number[] => thoughts.map(({ playoutsPerSecond }) => playoutsPerSecond);

function compare(own: readonly Thoughts[], before: readonly Thoughts[]): SearchBefore {
  const [now, then] = [own, before].map((thoughts) => thoughts.flatMap(({ words }) => words)) as [string[], string[]];
  return {
    playoutsPerSecond: median(paces(before)),
    ratio: medianRatio(paces(own), paces(before)),
    sameWords: now.filter((word, index) => word === then[index]).length,
    words: Math.max(now.length, then.length),
  };
}
