import { expect, test } from 'vitest';
import { begin, entryAt, matchOf, STATE } from '../sample.ts';
import type { NewPlace } from './place.ts';

/** People, and what whoever runs the server does. */
export function peopleContract(newPlace: NewPlace): void {
  const DAY = 86_400_000;

  test('a person is found by what they played, and forgotten in every match; how it ended stays', async () => {
    const place = await newPlace();
    const store = await place.opened();
    await begin(store, matchOf('one', 1000));
    await begin(store, matchOf('two', 2000));
    await store.finish('one', { winners: [0] }, 5000, STATE);
    const ada = { owner: 'hash of a token', name: 'Ada', matches: 2, lastPlayed: 2000 };
    expect(await store.people({ limit: 10 })).toEqual([ada]);
    expect(await store.people({ owner: 'hash', name: 'd', limit: 10 })).toEqual([ada]);
    expect(await store.people({ name: '%', limit: 10 })).toEqual([]);
    expect(await store.forgetPerson(ada.owner)).toBe(2);
    expect(await store.people({ limit: 10 })).toEqual([]);
    const [seat, computer] = (await store.match('one'))?.seats ?? [];
    expect(seat).toEqual({ kind: 'person', owner: '', name: '' });
    expect(computer).toMatchObject({ kind: 'computer' });
    expect(await store.match('one')).toMatchObject({ result: { winners: [0] }, endedAt: 5000 });
  });

  test('tables that name a person are found, and no others', async () => {
    const place = await newPlace();
    const store = await place.opened();
    await store.openTable({ code: 'AAA', setting: {}, state: { places: [{ owner: 'abc' }] } }, 1);
    await store.openTable({ code: 'BBB', setting: {}, state: { places: [] } }, 1);
    expect(await store.tablesOf('abc')).toEqual(['AAA']);
  });

  test('matches are listed with their size, the newest first, page by page', async () => {
    const place = await newPlace();
    const store = await place.opened();
    for (const id of ['one', 'two', 'three']) await begin(store, matchOf(id));
    await store.append('two', 0, entryAt('two', 5));
    const [three, two] = await store.archive({ limit: 2 });
    expect([three?.id, two?.id]).toEqual(['three', 'two']);
    expect((two?.bytes ?? 0) - (three?.bytes ?? 0)).toBeGreaterThan(1000);
    expect((await store.archive({ limit: 2, before: two?.key ?? 0 })).map(({ id }) => id)).toEqual(['one']);
  });

  test('one that is over can be removed, and its table stays; one under way cannot', async () => {
    const place = await newPlace();
    const store = await place.opened();
    await begin(store, matchOf('one'));
    await store.append('one', 0, entryAt('one', 0));
    await expect(store.removeMatch('one')).rejects.toMatchObject({ code: 'conflict' });
    await store.finish('one', {}, 5000, STATE);
    await store.removeMatch('one');
    await expect(store.removeMatch('one')).rejects.toMatchObject({ code: 'unknown-match' });
    expect(await store.match('one')).toBe(null);
    expect(await store.people({ limit: 1 })).toEqual([]);
    expect(await store.byCode('Tone')).toMatchObject({ code: 'Tone', match: null });
  });

  test('what is out of date goes, a few at a time, and nothing else', async () => {
    const place = await newPlace();
    const store = await place.opened();
    const ended: readonly [string, unknown, number][] = [
      ['old', { by: 'score' }, 1 * DAY],
      ['left', { by: 'abandoned' }, 5 * DAY],
      ['recent', { by: 'score' }, 5 * DAY],
      ['just left', { by: 'abandoned' }, 8 * DAY],
    ];
    for (const [id, result, at] of ended) {
      await begin(store, matchOf(id));
      await store.finish(id, result, at, STATE);
    }
    await begin(store, matchOf('running'));
    const outdated = { finishedBefore: 3 * DAY, abandonedBefore: 7 * DAY };
    expect(await store.removeOutdated(outdated, 1)).toBe(1);
    expect(await store.removeOutdated(outdated, 10)).toBe(1);
    expect(await store.removeOutdated(outdated, 10)).toBe(0);
    expect((await store.archive({ limit: 10 })).map(({ id }) => id)).toEqual(['running', 'just left', 'recent']);
  });

  test('old lines leave the chat, young ones keep their order', async () => {
    const place = await newPlace();
    const store = await place.opened();
    const chat = [100, 200, 300].map((at) => ({ name: 'Ada', seat: 0, text: `at ${at}`, at }));
    await store.openTable({ code: 'AAA', setting: {}, state: { places: [], chat } }, 1);
    await store.openTable({ code: 'BBB', setting: {}, state: { places: [], chat: [] } }, 1);
    expect(await store.dropChat(200)).toBe(1);
    expect(await store.dropChat(200)).toBe(0);
    expect((await store.byCode('AAA'))?.state).toEqual({ places: [], chat: chat.slice(1) });
  });

  test('bans are kept until they end', async () => {
    const place = await newPlace();
    const store = await place.opened();
    const ban = { kind: 'person', whom: 'abc', name: 'Mal', reason: 'rude', since: 1, until: 50 } as const;
    const address = { ...ban, kind: 'address', whom: '203.0.113.7', until: null } as const;
    await store.putBan(ban);
    await store.putBan(address);
    await store.putBan({ ...ban, until: 100 });
    expect(await store.bans()).toEqual([address, { ...ban, until: 100 }]);
    expect(await store.removeEndedBans(99)).toBe(0);
    expect(await store.removeEndedBans(100)).toBe(1);
    await store.removeBan('address', address.whom);
    expect(await store.bans()).toEqual([]);
  });
}
