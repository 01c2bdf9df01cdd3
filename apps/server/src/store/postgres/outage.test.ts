import { describe, expect, test } from 'vitest';
import { patient } from '../patient.ts';
import type { Store } from '../store.ts';
import { crashContract } from '../testing/contract/crash.ts';
import { begin, entryAt, matchOf, STATE, tableOf } from '../testing/sample.ts';
import { placeAt, postgresHere } from './testing/place.ts';
import { proxyTo } from './testing/proxy.ts';

const postgres = postgresHere();
const PAUSES = { first: 1, most: 50 };
const entriesOf = async (store: Store, id: string) => (await store.match(id))?.entries;
const entries = (id: string, count: number) => Array.from({ length: count }, (_, index) => entryAt(id, index));

crashContract(() => postgres().database(), 1);

describe('a commit whose outcome nobody knows', () => {
  test('is neither lost nor doubled, however often its answer gets lost', async () => {
    const proxy = await proxyTo(postgres().database());
    const store = patient(await placeAt(proxy.url).opened(), PAUSES);
    const told: unknown[] = [];
    store.watch((error) => told.push(error?.code ?? null));
    await begin(store, matchOf('m'));
    for (let index = 0; index < 6; index++) {
      const lost = proxy.loseAnswers(1 + (index % 2));
      await store.append('m', index, entryAt('m', index));
      await lost;
    }
    expect(told).toEqual(Array.from({ length: 6 }, () => ['unavailable', null]).flat());
    expect(await entriesOf(store, 'm')).toEqual(entries('m', 6));
    await store.finish('m', 'end', 9, STATE);
    expect(await store.match('m')).toMatchObject({ result: 'end', entries: entries('m', 6) });
  });

  test('among many that were committed together', async () => {
    const proxy = await proxyTo(postgres().database());
    const store = patient(await placeAt(proxy.url).opened(), PAUSES);
    const ids = Array.from({ length: 30 }, (_, index) => `m${index}`);
    await Promise.all(ids.map((id) => begin(store, matchOf(id))));
    const lost = proxy.loseAnswers(3);
    const play = async (id: string): Promise<void> => {
      for (const [index, entry] of entries(id, 5).entries()) await store.append(id, index, entry);
    };
    await Promise.all([lost, ...ids.map(play)]);
    for (const id of ids) expect(await entriesOf(store, id)).toEqual(entries(id, 5));
  });
});

describe.each(['fast', 'immediate'] as const)('a database that is stopped (%s) and started again', (how) => {
  test('is waited for, and everything goes on in order, once', async () => {
    const store = patient(await placeAt(postgres().database()).opened(), PAUSES);
    const away = Promise.withResolvers<void>();
    store.watch((error) => error && away.resolve());
    await begin(store, matchOf('m'));
    await store.append('m', 0, entryAt('m', 0));
    postgres().stop(how);
    const rest = (async () => {
      for (let index = 1; index < 4; index++) await store.append('m', index, entryAt('m', index));
      await store.finish('m', 'end', 9, STATE);
    })();
    const opened = store.openTable(tableOf('T2'), 1);
    await away.promise;
    expect(store.isAway()).toBe(true);
    await expect(store.match('m')).rejects.toMatchObject({ code: 'unavailable' });
    postgres().start();
    await Promise.all([rest, opened]);
    expect(store.isAway()).toBe(false);
    expect(await store.match('m')).toMatchObject({ result: 'end', entries: entries('m', 4) });
    expect(await store.byCode('T2')).toMatchObject(tableOf('T2'));
  });
});

test('a network that is cut and mended', async () => {
  const proxy = await proxyTo(postgres().database());
  const store = patient(await placeAt(proxy.url).opened(), PAUSES);
  await begin(store, matchOf('m'));
  const mend = proxy.cut();
  const away = new Promise<void>((resolve) => store.watch((error) => error && resolve()));
  const appended = store.append('m', 0, entryAt('m', 0));
  await away;
  mend();
  await appended;
  expect(await entriesOf(store, 'm')).toEqual(entries('m', 1));
});
