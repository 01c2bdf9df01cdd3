import { afterEach, describe, expect, test } from 'vitest';
import type { Job } from './job.ts';
import { type Pending, type Pool, type PoolSetting, restAfter } from './pool.ts';
import { oddPool, scriptNamed } from './testing/odd-pool.ts';

const pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function open(changes: Partial<PoolSetting> = {}): Pool {
  const pool = oddPool(changes);
  pools.push(pool);
  return pool;
}

/** What the thread will do, said where an honest one finds the question. */
const job = (how: string): Job => ({
  game: 'keltis',
  level: 'skilled',
  view: { ply: 0, toAct: 0, choice: how, floor: 0 },
  seed: [1, 2, 3, 4],
});

const outcome = ({ answer }: Pending): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: { code: string }) => error.code,
  );
const ask = (pool: Pool, how: string): Promise<string> => outcome(pool.run(job(how)));
/** A thread that died is started again after a moment; who asks before is refused. */
async function askUntilAnswered(pool: Pool): Promise<void> {
  while ((await ask(pool, 'answer')) !== 'answered') await new Promise((resolve) => setTimeout(resolve, 1));
}

test('a thread takes one job after the other, in their order', async () => {
  const pool = open();
  const order: number[] = [];
  const asked = [0, 1, 2].map((index) => pool.run(job('answer')).answer.then(() => order.push(index)));
  expect(pool.stats).toEqual({ threads: 1, waiting: 3 });
  await Promise.all(asked);
  expect(order).toEqual([0, 1, 2]);
  expect(pool.stats).toEqual({ threads: 1, waiting: 0 });
});

test('there are as many threads as there is work for, and no more than allowed', async () => {
  const pool = open({ threads: 2 });
  expect(pool.stats.threads).toBe(0);
  await ask(pool, 'answer');
  expect(pool.stats.threads).toBe(1);
  const asked = [0, 1, 2, 3].map(() => ask(pool, 'answer'));
  expect(pool.stats.threads).toBe(2);
  expect(await Promise.all(asked)).toEqual(['answered', 'answered', 'answered', 'answered']);
});

describe('a thread that', () => {
  test.each([
    ['hang', 'late', 50],
    ['sleep', 'late', 50],
    ['throw', 'crashed'],
    ['exit', 'crashed'],
    ['fill-memory', 'crashed'],
    ['other-id', 'lied'],
    ['nothing', 'lied'],
    ['noise', 'lied'],
  ])('does %s is ended as %s, and another takes its place', async (how, code, jobMillis = 60_000) => {
    const pool = open({ jobMillis });
    expect(await ask(pool, how)).toBe(code);
    await askUntilAnswered(pool);
  });

  test('is only slow costs its own move, and may stay', async () => {
    const pool = open({ jobMillis: 20, graceMillis: 60_000 });
    expect(await ask(pool, 'slow')).toBe('late');
    expect(pool.stats).toEqual({ threads: 1, waiting: 0 });
    expect(['answered', 'late']).toContain(await ask(pool, 'answer'));
    expect(pool.stats.threads).toBe(1);
  });

  test('says more than it is asked is ended too', async () => {
    const pool = open();
    expect(await ask(pool, 'babble')).toBe('answered');
    await askUntilAnswered(pool);
  });

  test('never starts is given up', async () => {
    const pool = open({ script: scriptNamed('mute-thread'), startMillis: 20 });
    expect(await ask(pool, 'answer')).toBe('busy');
    expect(pool.stats.threads).toBe(0);
  });

  test('dies whenever it is started is started less and less often, and nobody waits for it', async () => {
    const pool = open({ script: scriptNamed('dying-thread'), rest: { first: 3_600_000, most: 3_600_000 } });
    expect(await ask(pool, 'answer')).toBe('busy');
    expect(await ask(pool, 'answer')).toBe('busy');
    expect(pool.stats).toEqual({ threads: 0, waiting: 0 });
  });

  test('hangs holds up only its own job', async () => {
    const pool = open({ threads: 2 });
    const hanging = ask(pool, 'hang');
    expect(await Promise.all([0, 1, 2].map(() => ask(pool, 'answer')))).toEqual(Array(3).fill('answered'));
    await pool.close();
    expect(await hanging).toBe('cancelled');
  });
});

test('after a death the pause grows, up to the longest', () => {
  const rest = { first: 100, most: 1000 };
  expect([1, 2, 3, 4, 5, 99].map((deaths) => restAfter(deaths, rest))).toEqual([100, 200, 400, 800, 1000, 1000]);
});

test('a job that no thread takes in time is refused', async () => {
  const pool = open({ patienceMillis: 50 });
  const slow = ask(pool, 'sleep');
  expect(await ask(pool, 'answer')).toBe('busy');
  await pool.close();
  expect(['busy', 'cancelled']).toContain(await slow);
});

test('a job that waits can be cancelled, and costs nothing then', async () => {
  const pool = open();
  const first = pool.run(job('answer'));
  const second = pool.run(job('hang'));
  const third = pool.run(job('answer'));
  second.cancel();
  expect(await Promise.all([first, second, third].map(outcome))).toEqual(['answered', 'cancelled', 'answered']);
});

test('closing ends threads that hang and refuses whoever waits', async () => {
  const pool = open();
  const asked = [ask(pool, 'answer'), ask(pool, 'hang'), ask(pool, 'answer')];
  await asked[0];
  await pool.close();
  expect(await Promise.all(asked)).toEqual(['answered', 'cancelled', 'busy']);
  expect(pool.stats).toEqual({ threads: 0, waiting: 0 });
  expect(await ask(pool, 'answer')).toBe('busy');
});
