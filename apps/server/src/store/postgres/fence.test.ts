import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { patient } from '../patient.ts';
import type { Store } from '../store.ts';
import { fault } from '../testing/fixture.ts';
import { begin, entryAt, matchOf, STATE, tableOf } from '../testing/sample.ts';
import { taken } from '../testing/taken.ts';
import { configOf } from './connect.ts';
import { MIGRATIONS } from './schema.ts';
import { placeAt, postgresHere } from './testing/place.ts';
import { proxyTo } from './testing/proxy.ts';

const postgres = postgresHere();

/** What an operator sees, beside all servers. */
async function sql(url: string, text: string, values: unknown[] = []) {
  const client = new Client(configOf(url));
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const claimsHere = async (store: Store, code: string): Promise<boolean | undefined> =>
  (await store.claim(code))?.isHere;

describe('two servers at one database', () => {
  test('a table is one’s; the other may read it, and change nothing, until it is released', async () => {
    const place = placeAt(postgres().database());
    const [a, b] = [await place.opened(), await place.opened()];
    await begin(a, matchOf('m'));
    await a.append('m', 0, entryAt('m', 0));
    expect([await a.ownerOf('Tm'), await b.ownerOf('Tm')]).toEqual([{ isHere: true }, { isHere: false }]);
    expect(await claimsHere(b, 'Tm')).toBe(false);
    const changes = [
      () => b.append('m', 1, entryAt('m', 1)),
      () => b.saveTable('Tm', STATE, 5),
      () => b.changeTable('Tm', {}, STATE, 5),
      () => b.begin({ ...matchOf('n'), code: 'Tm' }, STATE),
      () => b.finish('m', null, 5, STATE),
      () => b.removeTable('Tm'),
    ];
    for (const change of changes) await expect(change()).rejects.toMatchObject(fault('fenced'));
    expect((await b.byCode('Tm'))?.match?.entries).toEqual([entryAt('m', 0)]);
    await a.release('Tm');
    expect(await b.claim('Tm')).toMatchObject({ isHere: true, table: { match: { entries: [entryAt('m', 0)] } } });
    await b.append('m', 1, entryAt('m', 1));
    await expect(a.append('m', 2, entryAt('m', 2))).rejects.toMatchObject(fault('fenced'));
  });

  test('of fifty that want a table at once one gets it, and a code is given once', async () => {
    const place = placeAt(postgres().database());
    const first = await place.opened();
    await begin(first, matchOf('m'));
    await first.release('Tm');
    const stores = await Promise.all(Array.from({ length: 5 }, () => place.opened()));
    const asked = Array.from({ length: 10 }, () => stores.map((store) => claimsHere(store, 'Tm'))).flat();
    const won = (await Promise.all(asked)).filter((isHere) => isHere).length;
    expect(won).toBe(10);
    const opened = stores.map((store, index) => store.openTable({ ...tableOf('T2'), state: { index } }, 1));
    const results = await Promise.allSettled(opened);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('one that slept past its lease finds itself fenced, is told, and has written nothing', async () => {
    const url = postgres().database();
    const proxy = await proxyTo(url);
    const [a, b] = [await placeAt(proxy.url).opened(), await placeAt(url).opened()];
    const sleeper = patient(a, { first: 1, most: 50 });
    const lost: string[] = [];
    a.onLost((code) => lost.push(code));
    await begin(sleeper, matchOf('m'));
    const wake = proxy.cut();
    const late = sleeper.append('m', 0, entryAt('m', 99));
    late.catch(() => {});
    await taken(b, 'Tm');
    await b.append('m', 0, entryAt('m', 0));
    wake();
    await expect(late).rejects.toMatchObject(fault('fenced'));
    expect(lost).toEqual(['Tm']);
    expect((await b.match('m'))?.entries).toEqual([entryAt('m', 0)]);
  });

  test('who comes for a table while its last entry is on the way waits, and reads it; or it is not stored', async () => {
    const url = postgres().database();
    const [a, b] = [await placeAt(url).opened(), await placeAt(url).opened()];
    for (let round = 0; round < 40; round++) {
      const id = `m${round}`;
      await begin(a, matchOf(id));
      const appended = a.append(id, 0, entryAt(id, 0)).then(
        () => true,
        () => false,
      );
      // As if its lease had ended just now.
      await sql(url, `UPDATE tables SET owner = 'gone' WHERE code = $1`, [`T${id}`]);
      const claim = await b.claim(`T${id}`);
      const seen = claim?.isHere ? claim.table.match?.entries.length : -1;
      expect([seen, (await b.match(id))?.entries.length]).toEqual((await appended) ? [1, 1] : [0, 0]);
    }
  });
});

describe('migrations', () => {
  test('run once, though many servers start at once on a database with nothing in it', async () => {
    const url = postgres().database();
    await Promise.all(Array.from({ length: 10 }, () => placeAt(url).opened()));
    expect(await sql(url, 'SELECT count(*)::int AS steps FROM format')).toEqual([{ steps: MIGRATIONS.length }]);
  });

  test('a database of a newer server is refused', async () => {
    const url = postgres().database();
    await (await placeAt(url).open()).close();
    await sql(url, 'INSERT INTO format (version) VALUES (99)');
    await expect(placeAt(url).open()).rejects.toMatchObject(fault('newer-version'));
  });
});

test('an entry that cannot be stored does not take those with it that were asked for in the same breath', async () => {
  const store = await placeAt(postgres().database()).opened();
  for (const id of ['a', 'b']) await begin(store, matchOf(id));
  const good = store.append('a', 0, entryAt('a', 0));
  await expect(store.append('b', 2 ** 40, entryAt('b', 0))).rejects.toMatchObject(fault('invalid'));
  await good;
  expect((await store.match('a'))?.entries).toEqual([entryAt('a', 0)]);
});

test('a match that is over is one compressed row, and its entries are gone', async () => {
  const url = postgres().database();
  const store = await placeAt(url).opened();
  await begin(store, matchOf('m'));
  for (let index = 0; index < 20; index++) await store.append('m', index, entryAt('m', index));
  await store.finish('m', 'end', 9, STATE);
  const [row] = await sql(
    url,
    'SELECT octet_length(folded) AS bytes, (SELECT count(*)::int FROM entries) AS entries FROM matches',
  );
  expect(row).toMatchObject({ entries: 0 });
  expect(row.bytes).toBeLessThan(2000);
  expect((await store.match('m'))?.entries).toHaveLength(20);
});

test('a database that is not there is named, and its password is not', async () => {
  const opening = placeAt('postgres://dolmen:much-secret@127.0.0.1:1/games').open();
  await expect(opening).rejects.toMatchObject(fault('unavailable'));
  await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/games/);
  await expect(opening).rejects.not.toThrow(/much-secret/);
});
