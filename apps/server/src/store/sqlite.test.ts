import { describe, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { openStore } from './sqlite.ts';
import type { Entry } from './store.ts';
import { fault, opened, temporaryFile } from './testing/fixture.ts';
import { begin, entryAt, matchOf, STATE, tableOf } from './testing/sample.ts';
import { unfinishedIn } from './testing/unfinished.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

describe('a table', () => {
  test('comes back by its code as it was saved last, with its match', async () => {
    const store = await opened({ file: temporaryFile() });
    await store.openTable(tableOf('Tm'), 1);
    expect(await store.byCode('Tm')).toEqual({ ...tableOf('Tm'), match: null });
    await store.saveTable('Tm', { places: ['Ada'] }, 2);
    expect((await store.byCode('Tm'))?.state).toEqual({ places: ['Ada'] });
    await store.begin(matchOf('m'), STATE);
    await store.append('m', 0, note(0));
    const match = { ...matchOf('m'), entries: [note(0)], result: null, endedAt: null };
    expect(await store.byCode('Tm')).toEqual({ ...tableOf('Tm'), state: STATE, match });
    await store.finish('m', 7, 9, { places: ['again'] });
    const over = { state: { places: ['again'] }, match: { ...match, result: 7, endedAt: 9 } };
    expect(await store.byCode('Tm')).toEqual({ ...tableOf('Tm'), ...over });
  });

  test('that is not there is null, cannot be saved, and has no match', async () => {
    const store = await opened({ file: ':memory:' });
    expect(await store.byCode('Tm')).toBeNull();
    await expect(store.saveTable('Tm', STATE, 1)).rejects.toMatchObject(fault('unknown-table'));
    await expect(store.begin(matchOf('m'), STATE)).rejects.toMatchObject(fault('unknown-table'));
    expect(await store.match('m')).toBeNull();
  });

  test('has its code alone', async () => {
    const store = await opened({ file: ':memory:' });
    await store.openTable(tableOf('Tm'), 1);
    await expect(store.openTable({ ...tableOf('Tm'), state: 'another' }, 1)).rejects.toMatchObject(fault('conflict'));
  });

  test('that nobody has been at comes first among those that were left; one that is removed leaves its match', async () => {
    const store = await opened({ file: ':memory:' });
    for (const [code, at] of Object.entries({ Ta: 30, Tb: 10, Tc: 20 })) await store.openTable(tableOf(code), at);
    await store.begin(matchOf('b', 15), STATE);
    expect(await store.leftSince(30, 10)).toEqual(['Tb', 'Tc']);
    expect(await store.leftSince(31, 1)).toEqual(['Tb']);
    await store.saveTable('Tb', STATE, 40);
    await store.removeTable('Tc');
    expect(await store.leftSince(99, 10)).toEqual(['Ta', 'Tb']);
    await store.removeTable('Tb');
    expect(await store.byCode('Tb')).toBeNull();
    expect((await store.match('b'))?.code).toBe('Tb');
  });
});

test('a change that is asked for again is made once', async () => {
  const store = await opened({ file: ':memory:' });
  for (let time = 0; time < 2; time++) await store.openTable(tableOf('Tm'), 1);
  for (let time = 0; time < 2; time++) await store.begin(matchOf('m'), STATE);
  for (let time = 0; time < 2; time++) await store.append('m', 0, note(0));
  for (let time = 0; time < 2; time++) await store.finish('m', 'end', 9, STATE);
  await store.append('m', 0, note(0));
  expect(await store.match('m')).toMatchObject({ entries: [note(0)], result: 'end', endedAt: 9 });
});

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

describe('a match', () => {
  test('comes back as it was written, from the next store too', async () => {
    const file = temporaryFile();
    const first = await openStore({ file });
    await begin(first, matchOf('m'));
    const entries = Array.from({ length: 30 }, (_, index) => entryAt('m', index));
    for (const [index, entry] of entries.entries()) await first.append('m', index, entry);
    const running = { ...matchOf('m'), entries, result: null, endedAt: null };
    expect(await first.match('m')).toEqual(running);
    await first.close();
    const second = await opened({ file });
    expect(await second.match('m')).toEqual(running);
    expect(await unfinishedIn(second)).toEqual([running]);
  });

  test('that has ended keeps its result and is no longer unfinished', async () => {
    const store = await opened({ file: temporaryFile() });
    await begin(store, matchOf('m'));
    await store.finish('m', { scores: [3, 1, 2] }, 5000, STATE);
    const ended = { ...matchOf('m'), entries: [], result: { scores: [3, 1, 2] }, endedAt: 5000 };
    expect(await store.match('m')).toEqual(ended);
    expect(await unfinishedIn(store)).toEqual([]);
  });

  test('that nobody began is null', async () => {
    const store = await opened({ file: ':memory:' });
    expect(await store.match('m')).toBeNull();
    expect(await unfinishedIn(store)).toEqual([]);
    expect(await store.finished({ limit: 10 })).toEqual([]);
  });

  test('is stored as it was when the store was asked', async () => {
    const store = await opened({ file: ':memory:' });
    const setting = { host: 'before' };
    const asked = begin(store, { ...matchOf('m'), setting });
    setting.host = 'after';
    await asked;
    expect((await store.match('m'))?.setting).toEqual({ host: 'before' });
  });
});

describe('refused, and nothing changed:', () => {
  test('an entry that is not the next one', async () => {
    const store = await opened({ file: ':memory:' });
    await begin(store, matchOf('m'));
    await expect(store.append('m', 1, note('gap'))).rejects.toMatchObject(fault('conflict'));
    await expect(store.append('m', -1, note('before'))).rejects.toMatchObject(fault('conflict'));
    await store.append('m', 0, note('first'));
    await expect(store.append('m', 0, note('again'))).rejects.toMatchObject(fault('conflict'));
    expect((await store.match('m'))?.entries).toEqual([note('first')]);
  });

  test('a match that is unknown', async () => {
    const store = await opened({ file: ':memory:' });
    await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('unknown-match'));
    await expect(store.finish('m', null, 1, STATE)).rejects.toMatchObject(fault('unknown-match'));
  });

  test('a match that has ended', async () => {
    const store = await opened({ file: ':memory:' });
    await begin(store, matchOf('m'));
    await store.finish('m', 'first', 1, STATE);
    await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('ended'));
    await expect(store.finish('m', 'second', 2, STATE)).rejects.toMatchObject(fault('ended'));
    expect(await store.match('m')).toMatchObject({ result: 'first', endedAt: 1, entries: [] });
  });

  test('a match that exists already', async () => {
    const store = await opened({ file: ':memory:' });
    await begin(store, matchOf('m', 1));
    await expect(begin(store, matchOf('m', 2))).rejects.toMatchObject(fault('conflict'));
    expect((await store.match('m'))?.startedAt).toBe(1);
  });

  test.each([
    ['no text in JSON', { ...matchOf('m'), setting: undefined }],
    ['a number too large for JSON', { ...matchOf('m'), setting: 1n }],
    ['a function', { ...matchOf('m'), setting: () => 1 }],
    ['a time that is none', { ...matchOf('m'), startedAt: Number.NaN }],
  ])('%s, a mistake of ours', async (_, match) => {
    const store = await opened({ file: ':memory:' });
    await expect(begin(store, match)).rejects.toMatchObject(fault('invalid'));
    expect(await unfinishedIn(store)).toEqual([]);
  });

  test('a page without end', async () => {
    const store = await opened({ file: ':memory:' });
    await expect(store.finished({ limit: -1 })).rejects.toMatchObject(fault('invalid'));
  });
});

describe('finished matches', () => {
  test('are summed up with names but without owners', async () => {
    const store = await opened({ file: ':memory:' });
    await begin(store, matchOf('m', 100));
    const words = ['a', 'b', 'c'].map((word): Entry => ({ type: 'act', seat: 0, word, id: word, at: 1 }));
    const undo: Entry = { type: 'undo', to: 1, seat: 0, id: 'u', at: 2 };
    for (const [index, entry] of [...words, undo, note(1)].entries()) await store.append('m', index, entry);
    await store.finish('m', [1, 2], 200, STATE);
    const seats = ['Ada', 'Brân 🪨', null];
    const times = { startedAt: 100, endedAt: 200 };
    const summary = { id: 'm', code: 'Tm', game: 'keltis', seats, ...times, plies: 1, result: [1, 2] };
    expect(await store.finished({ limit: 10 })).toEqual([summary]);
  });

  test('are not listed when nobody is to find them', async () => {
    const store = await opened({ file: ':memory:' });
    await begin(store, { ...matchOf('m'), isListed: false });
    await store.finish('m', null, 200, STATE);
    expect(await store.finished({ limit: 10 })).toEqual([]);
    expect((await store.match('m'))?.endedAt).toBe(200);
  });

  test('come newest first, page by page, each once even where times are equal', async () => {
    const store = await opened({ file: ':memory:' });
    const ends = [5, 3, 3, 3, 9, 1, 3];
    for (const [index, at] of ends.entries()) {
      await begin(store, matchOf(`m${index}`));
      await store.finish(`m${index}`, null, at, STATE);
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

  test('are found by game and number of players', async () => {
    const store = await opened({ file: ':memory:' });
    const kinds = [
      ['keltis', 2],
      ['keltis', 3],
      ['rune', 2],
      ['keltis', 2],
    ] as const;
    for (const [index, [game, seats]] of kinds.entries()) {
      const { header, ...match } = matchOf(`m${index}`);
      await begin(store, { ...match, header: { ...header, game, seats } });
      await store.finish(`m${index}`, null, index, STATE);
    }
    const ids = async (query: object): Promise<string[]> =>
      (await store.finished({ limit: 9, ...query })).map(({ id }) => id);
    expect(await ids({ game: 'keltis' })).toEqual(['m3', 'm1', 'm0']);
    expect(await ids({ seats: 2 })).toEqual(['m3', 'm2', 'm0']);
    expect(await ids({ game: 'keltis', seats: 2 })).toEqual(['m3', 'm0']);
    expect(await ids({ game: 'rune', seats: 3 })).toEqual([]);
  });

  test('are told to whoever played in them, listed or not, with their seat', async () => {
    const store = await opened({ file: ':memory:' });
    const played = matchOf('m');
    const person = played.seats.findIndex(({ kind }) => kind === 'person');
    const seat = played.seats[person];
    const owner = seat?.kind === 'person' ? seat.owner : '';
    await begin(store, { ...played, isListed: false });
    expect(await store.finishedOf(owner, { limit: 9 })).toEqual([]);
    await store.finish('m', null, 200, STATE);
    const kinds = played.seats.map(({ kind }) => kind);
    expect(await store.finishedOf(owner, { limit: 9 })).toMatchObject([{ id: 'm', seat: person, kinds }]);
    expect(await store.finishedOf(owner, { limit: 9, before: { endedAt: 200, id: 'm' } })).toEqual([]);
    expect(await store.finishedOf('somebody else', { limit: 9 })).toEqual([]);
  });
});

describe('closing', () => {
  test('answers what was asked before, and refuses what is asked after', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    const asked = [begin(store, matchOf('m')), ...[0, 1, 2].map((index) => store.append('m', index, note(index)))];
    const closed = store.close();
    await expect(store.append('m', 3, note(3))).rejects.toMatchObject(fault('closed'));
    await Promise.all(asked);
    await closed;
    await expect(unfinishedIn(store)).rejects.toMatchObject(fault('closed'));
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
