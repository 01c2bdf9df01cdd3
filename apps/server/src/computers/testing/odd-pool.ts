import { Pool, type PoolSetting } from '../pool.ts';

/** Time enough for a machine that is busy with other tests. */
const PATIENT: PoolSetting = {
  script: new URL('./odd-thread.ts', import.meta.url),
  threads: 1,
  startMillis: 60_000,
  jobMillis: 60_000,
  graceMillis: 10,
  patienceMillis: 60_000,
  memoryMegabytes: 32,
  rest: { first: 1, most: 1 },
};

export const scriptNamed = (name: string): URL => new URL(`./${name}.ts`, import.meta.url);

export const oddPool = (changes: Partial<PoolSetting> = {}): Pool => new Pool({ ...PATIENT, ...changes });
