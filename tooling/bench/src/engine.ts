import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { GAME_IDS, type GameId } from '@dolmen/core';
import type { Contender } from './contender.ts';
import { median, medianRate, type Rate } from './measure.ts';

export interface EngineResult extends Rate {
  readonly ratioToBoardgameIo?: number;
  readonly boardgameIo?: Rate;
}

type Tell = (line: string) => void;
const ROUNDS = 5;

/** Random games of every game, two players; Keltis also inside boardgame.io. */
export async function benchEngines(tell: Tell): Promise<Record<string, EngineResult>> {
  const results: Record<string, EngineResult> = {};
  for (const game of GAME_IDS) {
    results[game] =
      game === 'keltis' ? await compare(game, tell) : medianRate((await race([{ game, engine: 'own' }], tell)).flat());
  }
  return results;
}

async function compare(game: GameId, tell: Tell): Promise<EngineResult> {
  const rounds = await race(
    [
      { game, engine: 'own' },
      { game, engine: 'boardgame.io' },
    ],
    tell,
  );
  const pairs = rounds.map(([own, peer]) => ({ own, peer })).filter(isWhole);
  const ratio = median(pairs.map(({ own, peer }) => own.movesPerSecond / peer.movesPerSecond));
  const peer = medianRate(pairs.map((pair) => pair.peer));
  return { ...medianRate(pairs.map((pair) => pair.own)), ratioToBoardgameIo: ratio, boardgameIo: peer };
}

type Pair<T> = { own: T; peer: T };
const isWhole = (pair: Pair<Rate | undefined>): pair is Pair<Rate> => pair.own !== undefined && pair.peer !== undefined;

/**
 * The contenders take turns, so that a machine's mood meets all of them. Each has a thread of its own: the compiler
 * tunes functions to what they were called with, and Immer's drafts in one would slow down the other.
 */
async function race(contenders: readonly Contender[], tell: Tell): Promise<Rate[][]> {
  const workers = contenders.map(
    (workerData) => new Worker(new URL('./contender.ts', import.meta.url), { workerData }),
  );
  const rounds: Rate[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    tell(`${contenders[0]?.game}: ${round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`}`);
    const rates: Rate[] = [];
    for (const worker of workers) rates.push(await ask(worker));
    if (round > 0) rounds.push(rates);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return rounds;
}

async function ask(worker: Worker): Promise<Rate> {
  worker.postMessage('go');
  const [rate] = await once(worker, 'message');
  return rate as Rate;
}
