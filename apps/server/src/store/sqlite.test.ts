import { describe, expect, test } from 'vitest';
import { openStore } from './sqlite.ts';
import type { Entry } from './store.ts';
import { fault, opened, temporaryFile } from './testing/fixture.ts';
import { entryAt, matchOf } from './testing/sample.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

describe('a match', () => {
  test('comes back as it was written, from the next store too', async () => {
    const file = temporaryFile();
    const first = await openStore({ file });
    await first.begin(matchOf('m'));
    const entries = Array.from({ length: 30 }, (_, index) => entryAt('m', index));
    for (const [index, entry] of entries.entries()) await first.append('m', index, entry);
    const running = { ...matchOf('m'), entries, result: null, endedAt: null };
    expect(await first.match('m')).toEqual(running);
    await first.close();
    const second = await opened({ file });
    expect(await second.match('m')).toEqual(running);
    expect(await second.unfinished()).toEqual([running]);
  });

  test('that has ended keeps its result and is no longer unfinished', async () => {
    const store = await opened({ file: temporaryFile() });
    await store.begin(matchOf('m'));
    await store.finish('m', { scores: [3, 1, 2] }, 5000);
    const ended = { ...matchOf('m'), entries: [], result: { scores: [3, 1, 2] }, endedAt: 5000 };
    expect(await store.match('m')).toEqual(ended);
    expect(await store.unfinished()).toEqual([]);
  });

  test('that nobody began is null', async () => {
    const store = await opened({ file: ':memory:' });
    expect(await store.match('m')).toBeNull();
    expect(await store.unfinished()).toEqual([]);
    expect(await store.finished({ limit: 10 })).toEqual([]);
  });

  test('is stored as it was when the store was asked', async () => {
    const store = await opened({ file: ':memory:' });
    const setting = { host: 'before' };
    const asked = store.begin({ ...matchOf('m'), setting });
    setting.host = 'after';
    await asked;
    expect((await store.match('m'))?.setting).toEqual({ host: 'before' });
  });
});

test('unfinished matches come in the order in which they started', async () => {
  const store = await opened({ file: ':memory:' });
  for (const [id, startedAt] of [
    ['late', 30],
    ['early', 10],
    ['between', 20],
  ] as const) {
    await store.begin(matchOf(id, startedAt));
    await store.append(id, 0, note(id));
  }
  const found = await store.unfinished();
  expect(found.map(({ id, entries }) => [id, entries])).toEqual([
    ['early', [note('early')]],
    ['between', [note('between')]],
    ['late', [note('late')]],
  ]);
});

describe('refused, and nothing changed:', () => {
  test('an entry that is not the next one', async () => {
    const store = await opened({ file: ':memory:' });
    await store.begin(matchOf('m'));
    await expect(store.append('m', 1, note('gap'))).rejects.toMatchObject(fault('conflict'));
    await expect(store.append('m', -1, note('before'))).rejects.toMatchObject(fault('conflict'));
    await store.append('m', 0, note('first'));
    await expect(store.append('m', 0, note('again'))).rejects.toMatchObject(fault('conflict'));
    expect((await store.match('m'))?.entries).toEqual([note('first')]);
  });

  test('a match that is unknown', async () => {
    const store = await opened({ file: ':memory:' });
    await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('unknown-match'));
    await expect(store.finish('m', null, 1)).rejects.toMatchObject(fault('unknown-match'));
  });

  test('a match that has ended', async () => {
    const store = await opened({ file: ':memory:' });
    await store.begin(matchOf('m'));
    await store.finish('m', 'first', 1);
    await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('ended'));
    await expect(store.finish('m', 'second', 2)).rejects.toMatchObject(fault('ended'));
    expect(await store.match('m')).toMatchObject({ result: 'first', endedAt: 1, entries: [] });
  });

  test('a match that exists already', async () => {
    const store = await opened({ file: ':memory:' });
    await store.begin(matchOf('m', 1));
    await expect(store.begin(matchOf('m', 2))).rejects.toMatchObject(fault('conflict'));
    expect((await store.match('m'))?.startedAt).toBe(1);
  });

  test.each([
    ['no text in JSON', { ...matchOf('m'), setting: undefined }],
    ['a number too large for JSON', { ...matchOf('m'), setting: 1n }],
    ['a function', { ...matchOf('m'), setting: () => 1 }],
    ['a time that is none', { ...matchOf('m'), startedAt: Number.NaN }],
  ])('%s, a mistake of ours', async (_, match) => {
    const store = await opened({ file: ':memory:' });
    await expect(store.begin(match)).rejects.toMatchObject(fault('invalid'));
    expect(await store.unfinished()).toEqual([]);
  });

  test('a page without end', async () => {
    const store = await opened({ file: ':memory:' });
    await expect(store.finished({ limit: -1 })).rejects.toMatchObject(fault('invalid'));
  });
});

describe('finished matches', () => {
  test('are summed up with names but without owners', async () => {
    const store = await opened({ file: ':memory:' });
    await store.begin(matchOf('m', 100));
    const words = ['a', 'b', 'c'].map((word): Entry => ({ type: 'act', seat: 0, word, id: word, at: 1 }));
    const undo: Entry = { type: 'undo', to: 1, seat: 0, id: 'u', at: 2 };
    for (const [index, entry] of [...words, undo, note(1)].entries()) await store.append('m', index, entry);
    await store.finish('m', [1, 2], 200);
    const seats = ['Ada', 'Brân 🪨', null];
    const times = { startedAt: 100, endedAt: 200 };
    const summary = { id: 'm', code: 'Tm', game: 'keltis', seats, ...times, plies: 1, result: [1, 2] };
    expect(await store.finished({ limit: 10 })).toEqual([summary]);
  });

  test('come newest first, page by page, each once even where times are equal', async () => {
    const store = await opened({ file: ':memory:' });
    const ends = [5, 3, 3, 3, 9, 1, 3];
    for (const [index, at] of ends.entries()) {
      await store.begin(matchOf(`m${index}`));
      await store.finish(`m${index}`, null, at);
    }
    const all = await store.finished({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(['m4', 'm0', 'm6', 'm3', 'm2', 'm1', 'm5']);
    const paged = [];
    for (let page = await store.finished({ limit: 2 }); page.length > 0; ) {
      paged.push(...page);
      const last = page.at(-1);
      page = last ? await store.finished({ limit: 2, before: last }) : [];
    }
    expect(paged).toEqual(all);
  });
});

describe('closing', () => {
  test('answers what was asked before, and refuses what is asked after', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    const asked = [store.begin(matchOf('m')), ...[0, 1, 2].map((index) => store.append('m', index, note(index)))];
    const closed = store.close();
    await expect(store.append('m', 3, note(3))).rejects.toMatchObject(fault('closed'));
    await Promise.all(asked);
    await closed;
    await expect(store.unfinished()).rejects.toMatchObject(fault('closed'));
    const again = await opened({ file });
    expect((await again.match('m'))?.entries).toEqual([note(0), note(1), note(2)]);
  });

  test('twice is closing once', async () => {
    const store = await openStore({ file: ':memory:' });
    await Promise.all([store.close(), store.close()]);
    await store.close();
  });
});

describe('when its thread dies', () => {
  const worker = new URL('./testing/crashing-worker.ts', import.meta.url);

  test('everything that waits and everything later is unavailable', async () => {
    const store = await opened({ file: temporaryFile(), worker });
    await store.begin(matchOf('m'));
    const waiting = [store.finish('poison', null, 1), store.append('m', 0, note(0)), store.unfinished()];
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
    await store.begin(matchOf('m'));
    await store.append('m', 0, note(0));
    await expect(store.finish('poison', null, 1)).rejects.toMatchObject(fault('unavailable'));
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
