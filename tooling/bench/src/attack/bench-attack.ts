import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { random, type Seed } from '@dolmen/core';
import { median, percentile } from '../measure.ts';
import { startServer } from '../rooms/server-process.ts';
import type { Tally } from './attack.ts';
import type { Orders } from './attack-worker.ts';
import { Bystander } from './bystander.ts';
import { LOAD_NAMES, type LoadName } from './loads.ts';

export interface Calm {
  readonly p50Millis: number;
  readonly p99Millis: number;
}

export interface AttackResult extends Tally {
  readonly quiet: Calm;
  readonly attacked: Calm;
  /** How many times as long a move takes as when it is quiet. */
  readonly ratio: number;
  readonly ratio99: number;
}

export type AttackResults = Readonly<Record<LoadName, AttackResult>>;

type Tell = (line: string) => void;

const SEED: Seed = [4, 2, 0, 0xa];
/** As a host on the internet has them. */
const SETTINGS = { RATE_LIMIT: '20' };
const ROUNDS = 3;
const MOVES = 80;

/** Every load beside a match that has nothing to do with it; each with a server of its own. */
export async function benchAttack(tell: Tell): Promise<AttackResults> {
  const results: Partial<Record<LoadName, AttackResult>> = {};
  for (const load of LOAD_NAMES) results[load] = await underAttack(load, tell);
  return results as AttackResults;
}

async function underAttack(load: LoadName, tell: Tell): Promise<AttackResult> {
  const server = await startServer('dolmen', { changes: SETTINGS });
  try {
    const bystander = new Bystander(server.address, random(SEED));
    await moves(bystander, MOVES);
    return await rounds(load, server.address, bystander, tell);
  } finally {
    await server.stop();
  }
}

/** Quiet and attack take turns, so that the machine's mood meets both. */
async function rounds(load: LoadName, address: string, bystander: Bystander, tell: Tell): Promise<AttackResult> {
  const [quiet, attacked]: [number[], number[]] = [[], []];
  const tally: Tally = { tried: 0, refused: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    tell(`${load}: round ${round + 1} of ${ROUNDS}`);
    quiet.push(...(await moves(bystander, MOVES)));
    const { code } = await bystander.table();
    const attackers = attackIn({ load, address, code, seed: [round, ...SEED.slice(1)] as unknown as Seed });
    attacked.push(...(await moves(bystander, MOVES)));
    const { tried, refused } = await attackers.stop();
    tally.tried += tried;
    tally.refused += refused;
  }
  return resultOf(calm(quiet), calm(attacked), tally);
}

const calm = (millis: readonly number[]): Calm => ({ p50Millis: median(millis), p99Millis: percentile(millis, 0.99) });

const resultOf = (quiet: Calm, attacked: Calm, tally: Tally): AttackResult => ({
  ...{ ...tally, quiet, attacked },
  ratio: attacked.p50Millis / quiet.p50Millis,
  ratio99: attacked.p99Millis / quiet.p99Millis,
});

async function moves(bystander: Bystander, count: number): Promise<number[]> {
  const millis: number[] = [];
  for (let made = 0; made < count; made++) millis.push(await bystander.move());
  return millis;
}

function attackIn(workerData: Orders): { stop(): Promise<Tally> } {
  const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData });
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [tally] = (await once(worker, 'message')) as [Tally];
      await worker.terminate();
      return tally;
    },
  };
}
