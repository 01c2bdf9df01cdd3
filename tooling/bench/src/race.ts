import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { median } from './measure.ts';

export type Tell = (line: string) => void;

const ROUNDS = 5;

/**
 * The contenders take turns, so that a machine's mood meets all of them. Each has a thread of its own: the compiler
 * tunes functions to what they were called with, and Immer's drafts in one would slow down the other. Returns by round
 * what each of them answered; the first round only warms up.
 */
export async function race<A>(script: URL, contenders: readonly unknown[], title: string, tell: Tell): Promise<A[][]> {
  const workers = contenders.map((workerData) => new Worker(script, { workerData }));
  const rounds: A[][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    tell(`${title}: ${round === 0 ? 'warming up' : `round ${round} of ${ROUNDS}`}`);
    const answers: A[] = [];
    for (const worker of workers) answers.push(await ask<A>(worker, round));
    if (round > 0) rounds.push(answers);
  }
  await Promise.all(workers.map((worker) => worker.terminate()));
  return rounds;
}

async function ask<A>(worker: Worker, round: number): Promise<A> {
  worker.postMessage(round);
  const [answer] = await once(worker, 'message');
  return answer as A;
}

/** What one contender answered, round by round. */
export const answersOf = <A>(rounds: readonly (readonly A[])[], contender: number): A[] =>
  rounds.flatMap((answers) => answers.slice(contender, contender + 1));

/** How many times as fast one was as the other: round by round, since rounds differ more than contenders do. */
export const medianRatio = (one: readonly number[], other: readonly number[]): number =>
  median(one.map((rate, round) => rate / (other[round] ?? Number.NaN)));
