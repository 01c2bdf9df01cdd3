import { describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { openStore } from './sqlite.ts';
import type { Entry } from './store.ts';
import { storeContract } from './testing/contract/contract.ts';
import { fault, opened, sqlitePlace, temporaryFile } from './testing/fixture.ts';
import { begin, matchOf, STATE } from './testing/sample.ts';
import { unfinishedIn } from './testing/unfinished.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

describe('the contract', () => storeContract(sqlitePlace));

test('a code, an id and the list are found on an index, however many there are', () => {
  const { db, close } = openDatabase(':memory:');
  const planOf = (sql: string): string => JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  for (const sql of [
    "SELECT * FROM tables WHERE code = 'x'",
    'SELECT code FROM tables WHERE seen_at < 9 ORDER BY seen_at, code LIMIT 3',
    "SELECT * FROM matches WHERE id = 'x'",
    'SELECT * FROM matches WHERE ended_at IS NOT NULL AND is_listed = 1 ORDER BY ended_at DESC, id DESC LIMIT 3',
  ])
    expect(planOf(sql), sql).not.toMatch(/TEMP B-TREE|SCAN (?!matches USING INDEX)/);
  close();
});

describe('when its thread dies', () => {
  const worker = new URL('./testing/crashing-worker.ts', import.meta.url);

  test('everything that waits and everything later is unavailable', async () => {
    const store = await opened({ file: temporaryFile(), worker });
    await begin(store, matchOf('m'));
    const waiting = [store.finish('poison', null, 1, STATE), store.append('m', 0, note(0)), unfinishedIn(store)];
    for (const one of await Promise.allSettled(waiting)) {
      expect(one).toMatchObject({ status: 'rejected', reason: fault('unavailable') });
    }
    await expect(store.append('m', 0, note(0))).rejects.toMatchObject(fault('unavailable'));
    expect(store.stats().queued).toBe(0);
    await store.close();
  });

  test('the file is free, and holds what was acknowledged', async () => {
    const file = temporaryFile();
    const store = await opened({ file, worker });
    await begin(store, matchOf('m'));
    await store.append('m', 0, note(0));
    await expect(store.finish('poison', null, 1, STATE)).rejects.toMatchObject(fault('unavailable'));
    await store.close();
    const next = await opened({ file });
    expect((await next.match('m'))?.entries).toEqual([note(0)]);
    await next.append('m', 1, note(1));
  });

  test('before it opened, the store does not open', async () => {
    const none = new URL('./testing/no-such-worker.ts', import.meta.url);
    await expect(openStore({ file: ':memory:', worker: none })).rejects.toMatchObject(fault('unavailable'));
  });
});
