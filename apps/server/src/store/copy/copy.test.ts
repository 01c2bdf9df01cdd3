import { expect, test } from 'vitest';
import { placeAt, postgresHere } from '../postgres/testing/place.ts';
import type { Store } from '../store.ts';
import { fault, opened, temporaryFile } from '../testing/fixture.ts';
import { begin, entryAt, matchOf, STATE } from '../testing/sample.ts';
import { databaseToFile, fileToDatabase } from './between.ts';

const postgres = postgresHere();

async function fill(store: Store): Promise<void> {
  for (const id of ['over', 'running', 'gone']) {
    await begin(store, matchOf(id));
    for (let index = 0; index < 12; index++) await store.append(id, index, entryAt(id, index));
  }
  await store.finish('over', { winners: [1] }, 9, STATE);
  await store.finish('gone', null, 8, STATE);
  await store.removeTable('Tgone');
  const chat = [{ name: 'Ada', seat: 0, text: 'hello', at: 5 }];
  await store.openTable(
    { code: 'WAITS', setting: { a: 1 }, state: { places: [{ kind: 'person', owner: 'ada' }], chat } },
    3,
  );
  await store.remind('WAITS', 77);
  await store.renewIdentity('ada', 'new key');
  await store.offerHandover({ code: 'c', person: 'ada', luggage: { x: [1] }, expiresAt: 99 }, 1);
  await store.putBan({ kind: 'person', whom: 'mal', name: 'Mal', reason: 'rude', since: 1, until: null });
  await store.subscribe(
    { endpoint: 'https://push', owner: 'ada', keys: { p256dh: 'p', auth: 'a' }, language: 'fr' },
    4,
  );
}

/** All that can be asked of a store. */
async function contentOf(store: Store): Promise<unknown> {
  const ids = ['over', 'running', 'gone'];
  return {
    matches: await Promise.all(ids.map((id) => store.match(id))),
    tables: await Promise.all(['Tover', 'Trunning', 'Tgone', 'WAITS'].map((code) => store.byCode(code))),
    lists: [await store.finished({ limit: 9 }), await store.finishedOf('hash of a token', { limit: 9 })],
    people: [await store.people({ limit: 9 }), await store.seatsOf('ada', 9), await store.tablesOf('ada')],
    times: [await store.dueBy(80, 9), await store.leftSince(4, 9), await store.leftSince(10_000, 9)],
    identities: [await store.identity('ada'), await store.identity('new key')],
    others: [await store.bans(), await store.subscriptionsOf('ada')],
    keys: (await store.archive({ limit: 9 })).map(({ id }) => id),
    handover: await store.takeHandover('c', 'another key', 2),
  };
}

test('from a file to a database and back, everything is there', async () => {
  const [file, back, url] = [temporaryFile(), temporaryFile(), postgres().database()];
  const first = await opened({ file });
  await fill(first);
  await first.close();
  const expected = { matches: 3, tables: 3, others: 5 };
  expect(await fileToDatabase(file, url)).toEqual(expected);
  expect(await databaseToFile(url, back)).toEqual(expected);
  const content = await contentOf(await opened({ file }));
  expect(await contentOf(await placeAt(url).opened())).toEqual(content);
  expect(await contentOf(await opened({ file: back }))).toEqual(content);
});

test('nothing is written over, and nothing is taken from under a server', async () => {
  const [file, url] = [temporaryFile(), postgres().database()];
  const server = await placeAt(url).open();
  await fill(server);
  await expect(databaseToFile(url, `${file}.new`)).rejects.toMatchObject(fault('in-use'));
  await server.close();
  await (await opened({ file })).close();
  await expect(fileToDatabase(file, url)).rejects.toMatchObject(fault('conflict'));
  await expect(databaseToFile(url, file)).rejects.toMatchObject(fault('conflict'));
  await expect(fileToDatabase(`${file}.none`, url)).rejects.toThrow(/no such file/);
});
