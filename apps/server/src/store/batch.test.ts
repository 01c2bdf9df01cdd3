import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { runBatch } from './batch.ts';
import { openDatabase } from './database.ts';
import { matchesIn } from './matches.ts';
import { opened, temporaryFile } from './testing/fixture.ts';
import { entryAt, matchOf } from './testing/sample.ts';
import type { Reply, Request } from './wire.ts';

const append = (id: number, match: string, index: number): Request => ({
  id,
  method: 'append',
  args: [match, index, entryAt(match, index)],
});
const codeOf = (reply: Reply): string => ('failure' in reply ? reply.failure.code : 'done');

function table() {
  const { db } = openDatabase(':memory:');
  const matches = matchesIn(db);
  matches.begin(matchOf('a'));
  matches.begin(matchOf('b'));
  return { db, matches, run: (requests: Request[]) => runBatch(db, matches, requests) };
}

describe('a batch', () => {
  test('keeps the good requests beside the bad ones', () => {
    const { matches, run } = table();
    const { replies, commit } = run([
      append(0, 'a', 0),
      append(1, 'a', 5),
      append(2, 'nobody', 0),
      append(3, 'b', 0),
      { id: 4, method: 'begin', args: [{ ...matchOf('c'), startedAt: 0.5 }] },
      append(5, 'a', 1),
    ]);
    expect(replies.map(codeOf)).toEqual(['done', 'conflict', 'unknown-match', 'done', 'invalid', 'done']);
    expect(replies.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(commit?.rows).toBe(3);
    expect(matches.unfinished().map(({ entries }) => entries.length)).toEqual([2, 1]);
  });

  test('that only reads is no commit', () => {
    const { run } = table();
    expect(run([{ id: 0, method: 'unfinished', args: [] }]).commit).toBeNull();
    expect(run([append(0, 'a', 7)]).commit).toBeNull();
  });

  test('that the disk has no room for tells who is not stored, and the next one works', () => {
    const { db, matches, run } = table();
    db.exec('PRAGMA max_page_count = 12');
    const { replies } = run(Array.from({ length: 40 }, (_, index) => append(index, 'a', index)));
    const stored = replies.filter((reply) => codeOf(reply) === 'done').length;
    expect(stored).toBeLessThan(40);
    expect(replies.map(codeOf)).toContain('unavailable');
    expect(matches.match('a')?.entries).toEqual(Array.from({ length: stored }, (_, index) => entryAt('a', index)));
    db.exec('PRAGMA max_page_count = 100000');
    expect(run([append(0, 'a', stored)]).replies.map(codeOf)).toEqual(['done']);
  });

  test('whose transaction ends under it stores nothing', () => {
    const { db, matches } = table();
    const faulty = {
      ...matches,
      unfinished() {
        db.exec('ROLLBACK');
        throw new Error('the disk is gone');
      },
    };
    const requests: Request[] = [append(0, 'a', 0), { id: 1, method: 'unfinished', args: [] }, append(2, 'b', 0)];
    const { replies, commit } = runBatch(db, faulty, requests);
    expect(replies.map(codeOf)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(commit).toBeNull();
    expect(matches.match('a')?.entries).toEqual([]);
    expect(db.isTransaction).toBe(false);
  });
});

describe('a store', () => {
  test('writes what arrives together in few commits, in order', async () => {
    const store = await opened({ file: temporaryFile() });
    const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => store.begin(matchOf(id))));
    const places = Array.from({ length: 25 }, (_, index) => ids.map((id) => ({ id, index }))).flat();
    await Promise.all(places.map(({ id, index }) => store.append(id, index, entryAt(id, index))));
    const { commits, rows, queued, sumCommitMs, maxCommitMs, lastCommitMs } = store.stats();
    expect({ rows, queued }).toEqual({ rows: 520, queued: 0 });
    expect(commits).toBeLessThan(rows / 5);
    expect(sumCommitMs >= maxCommitMs && maxCommitMs >= lastCommitMs && lastCommitMs > 0).toBe(true);
    for (const { entries } of await store.unfinished()) expect(entries).toHaveLength(25);
  });

  test('counts the requests that wait', async () => {
    const store = await opened({ file: ':memory:' });
    const asked = [store.begin(matchOf('m')), store.unfinished()];
    expect(store.stats()).toMatchObject({ queued: 2, commits: 0, rows: 0 });
    await Promise.all(asked);
    expect(store.stats()).toMatchObject({ queued: 0, commits: 1, rows: 1 });
  });

  test('can be read and copied by others while it runs', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await store.begin(matchOf('m'));
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(reader.prepare('SELECT id FROM matches').all()).toEqual([{ id: 'm' }]);
    reader.close();
    await store.append('m', 0, entryAt('m', 0));
  });
});
