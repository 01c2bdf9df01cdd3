import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runBatch } from './batch.ts';
import { callsOn } from './calls.ts';
import { openDatabase } from './database.ts';
import { opened, temporaryFile } from './testing/fixture.ts';
import { begin, entryAt, matchOf, STATE, tableOf } from './testing/sample.ts';
import { unfinishedIn } from './testing/unfinished.ts';
import type { Reply, Request } from './wire.ts';

const append = (id: number, match: string, index: number): Request => ({
  id,
  method: 'append',
  args: [match, index, entryAt(match, index)],
});
const codeOf = (reply: Reply): string => ('failure' in reply ? reply.failure.code : 'done');

function table() {
  const { db } = openDatabase(':memory:');
  const calls = callsOn(db);
  for (const match of [matchOf('a'), matchOf('b')]) {
    calls.openTable(tableOf(match.code), 1);
    calls.begin(match, STATE);
  }
  return { db, calls, run: (requests: Request[]) => runBatch(db, calls, requests) };
}

describe('a batch', () => {
  test('keeps the good requests beside the bad ones', () => {
    const { calls, run } = table();
    const { replies, commit } = run([
      append(0, 'a', 0),
      append(1, 'a', 5),
      append(2, 'nobody', 0),
      append(3, 'b', 0),
      { id: 4, method: 'begin', args: [{ ...matchOf('c'), startedAt: 0.5 }, STATE] },
      append(5, 'a', 1),
    ]);
    expect(replies.map(codeOf)).toEqual(['done', 'conflict', 'unknown-match', 'done', 'invalid', 'done']);
    expect(replies.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(commit?.rows).toBe(3);
    expect(['a', 'b'].map((id) => calls.match(id)?.entries.length)).toEqual([2, 1]);
  });

  test('that only reads is no commit', () => {
    const { run } = table();
    expect(run([{ id: 0, method: 'match', args: ['a'] }]).commit).toBeNull();
    expect(run([append(0, 'a', 7)]).commit).toBeNull();
  });

  test('reads while another program holds the lock for writing', () => {
    const file = temporaryFile();
    const { db, close } = openDatabase(file);
    onTestFinished(close);
    const calls = callsOn(db);
    calls.openTable(tableOf('Ta'), 1);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const requests: Request[] = [
      { id: 0, method: 'saveTable', args: ['Ta', STATE, 2] },
      { id: 1, method: 'byCode', args: ['Ta'] },
    ];
    expect(runBatch(db, calls, requests).replies.map(codeOf)).toEqual(['unavailable', 'done']);
    other.exec('ROLLBACK');
    expect(runBatch(db, calls, requests).replies.map(codeOf)).toEqual(['done', 'done']);
  });

  test('that the disk has no room for tells who is not stored, and the next one works', () => {
    const { db, calls, run } = table();
    db.exec('PRAGMA max_page_count = 12');
    const { replies } = run(Array.from({ length: 40 }, (_, index) => append(index, 'a', index)));
    const stored = replies.filter((reply) => codeOf(reply) === 'done').length;
    expect(stored).toBeLessThan(40);
    expect(replies.map(codeOf)).toContain('unavailable');
    expect(calls.match('a')?.entries).toEqual(Array.from({ length: stored }, (_, index) => entryAt('a', index)));
    db.exec('PRAGMA max_page_count = 100000');
    expect(run([append(0, 'a', stored)]).replies.map(codeOf)).toEqual(['done']);
  });

  test('whose transaction ends under it stores nothing', () => {
    const { db, calls } = table();
    const faulty = {
      ...calls,
      removeTable() {
        db.exec('ROLLBACK');
        throw new Error('the disk is gone');
      },
    };
    const requests: Request[] = [append(0, 'a', 0), { id: 1, method: 'removeTable', args: ['Ta'] }, append(2, 'b', 0)];
    const { replies, commit } = runBatch(db, faulty, requests);
    expect(replies.map(codeOf)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(commit).toBeNull();
    expect(calls.match('a')?.entries).toEqual([]);
    expect(db.isTransaction).toBe(false);
  });
});

describe('a store', () => {
  test('writes what arrives together in few commits, in order', async () => {
    const store = await opened({ file: temporaryFile() });
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => begin(store, matchOf(id))));
    const places = Array.from({ length: 25 }, (_, index) => ids.map((id) => ({ id, index }))).flat();
    await Promise.all(places.map(({ id, index }) => store.append(id, index, entryAt(id, index))));
    const { commits, rows, queued, sumCommitMs, maxCommitMs, lastCommitMs } = store.stats();
    expect({ rows, queued }).toEqual({ rows: 540, queued: 0 });
    expect(commits).toBeLessThan(rows / 5);
    expect(sumCommitMs >= maxCommitMs && maxCommitMs >= lastCommitMs && lastCommitMs > 0).toBe(true);
    for (const { entries } of await unfinishedIn(store)) expect(entries).toHaveLength(25);
  });

  test('counts the requests that wait', async () => {
    const store = await opened({ file: ':memory:' });
    const asked = [store.openTable(tableOf('Tm'), 1), store.match('m')];
    expect(store.stats()).toMatchObject({ queued: 2, commits: 0, rows: 0 });
    await Promise.all(asked);
    expect(store.stats()).toMatchObject({ queued: 0, commits: 1, rows: 1 });
  });

  test('can be read and copied by others while it runs', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await begin(store, matchOf('m'));
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(reader.prepare('SELECT id FROM matches').all()).toEqual([{ id: 'm' }]);
    reader.close();
    await store.append('m', 0, entryAt('m', 0));
  });
});
