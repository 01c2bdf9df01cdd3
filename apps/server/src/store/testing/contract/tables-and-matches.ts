import { describe, expect, test } from 'vitest';
import type { Entry } from '../../store.ts';
import { fault } from '../fixture.ts';
import { begin, entryAt, matchOf, STATE, tableOf } from '../sample.ts';
import { unfinishedIn } from '../unfinished.ts';
import type { NewPlace } from './place.ts';

const note = (value: unknown): Entry => ({ type: 'note', note: value, at: 1 });

/** Tables and their matches. */
export function tablesContract(newPlace: NewPlace): void {
  describe('a table', () => {
    test('comes back by its code as it was saved last, with its match', async () => {
      const place = await newPlace();
      const store = await place.opened();
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
      const place = await newPlace();
      const store = await place.opened();
      expect(await store.byCode('Tm')).toBeNull();
      await expect(store.saveTable('Tm', STATE, 1)).rejects.toMatchObject(fault('unknown-table'));
      await expect(store.begin(matchOf('m'), STATE)).rejects.toMatchObject(fault('unknown-table'));
      expect(await store.match('m')).toBeNull();
    });

    test('has its code alone', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await store.openTable(tableOf('Tm'), 1);
      await expect(store.openTable({ ...tableOf('Tm'), state: 'another' }, 1)).rejects.toMatchObject(fault('conflict'));
    });

    test('that nobody has been at comes first among those that were left; one that is removed leaves its match', async () => {
      const place = await newPlace();
      const store = await place.opened();
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
    const place = await newPlace();
    const store = await place.opened();
    for (let time = 0; time < 2; time++) await store.openTable(tableOf('Tm'), 1);
    for (let time = 0; time < 2; time++) await store.begin(matchOf('m'), STATE);
    for (let time = 0; time < 2; time++) await store.append('m', 0, note(0));
    for (let time = 0; time < 2; time++) await store.finish('m', 'end', 9, STATE);
    await store.append('m', 0, note(0));
    expect(await store.match('m')).toMatchObject({ entries: [note(0)], result: 'end', endedAt: 9 });
  });

  describe('a match', () => {
    test('comes back as it was written, from the next store too', async () => {
      const place = await newPlace();
      const first = await place.open();
      await begin(first, matchOf('m'));
      const entries = Array.from({ length: 30 }, (_, index) => entryAt('m', index));
      for (const [index, entry] of entries.entries()) await first.append('m', index, entry);
      const running = { ...matchOf('m'), entries, result: null, endedAt: null };
      expect(await first.match('m')).toEqual(running);
      await first.close();
      const second = await place.opened();
      expect(await second.match('m')).toEqual(running);
      expect(await unfinishedIn(second)).toEqual([running]);
    });

    test('that has ended keeps its result and is no longer unfinished', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await begin(store, matchOf('m'));
      await store.finish('m', { scores: [3, 1, 2] }, 5000, STATE);
      const ended = { ...matchOf('m'), entries: [], result: { scores: [3, 1, 2] }, endedAt: 5000 };
      expect(await store.match('m')).toEqual(ended);
      expect(await unfinishedIn(store)).toEqual([]);
    });

    test('that nobody began is null', async () => {
      const place = await newPlace();
      const store = await place.opened();
      expect(await store.match('m')).toBeNull();
      expect(await unfinishedIn(store)).toEqual([]);
      expect(await store.finished({ limit: 10 })).toEqual([]);
    });

    test('is stored as it was when the store was asked', async () => {
      const place = await newPlace();
      const store = await place.opened();
      const setting = { host: 'before' };
      const asked = begin(store, { ...matchOf('m'), setting });
      setting.host = 'after';
      await asked;
      expect((await store.match('m'))?.setting).toEqual({ host: 'before' });
    });
  });

  describe('refused, and nothing changed:', () => {
    test('an entry that is not the next one', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await begin(store, matchOf('m'));
      await expect(store.append('m', 1, note('gap'))).rejects.toMatchObject(fault('conflict'));
      await expect(store.append('m', -1, note('before'))).rejects.toMatchObject(fault('conflict'));
      await store.append('m', 0, note('first'));
      await expect(store.append('m', 0, note('again'))).rejects.toMatchObject(fault('conflict'));
      expect((await store.match('m'))?.entries).toEqual([note('first')]);
    });

    test('a match that is unknown', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('unknown-match'));
      await expect(store.finish('m', null, 1, STATE)).rejects.toMatchObject(fault('unknown-match'));
    });

    test('a match that has ended', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await begin(store, matchOf('m'));
      await store.finish('m', 'first', 1, STATE);
      await expect(store.append('m', 0, note(1))).rejects.toMatchObject(fault('ended'));
      await expect(store.finish('m', 'second', 2, STATE)).rejects.toMatchObject(fault('ended'));
      expect(await store.match('m')).toMatchObject({ result: 'first', endedAt: 1, entries: [] });
    });

    test('a match that exists already', async () => {
      const place = await newPlace();
      const store = await place.opened();
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
      const place = await newPlace();
      const store = await place.opened();
      await expect(begin(store, match)).rejects.toMatchObject(fault('invalid'));
      expect(await unfinishedIn(store)).toEqual([]);
    });

    test('a page without end', async () => {
      const place = await newPlace();
      const store = await place.opened();
      await expect(store.finished({ limit: -1 })).rejects.toMatchObject(fault('invalid'));
    });
  });
}
