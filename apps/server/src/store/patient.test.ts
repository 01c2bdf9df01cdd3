import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { patient } from './patient.ts';
import { fault, opened, temporaryFile } from './testing/fixture.ts';
import { begin, entryAt, matchOf, tableOf } from './testing/sample.ts';

/** A real store, and another program that can hold its lock for writing. */
async function scene() {
  const file = temporaryFile();
  const store = patient(await opened({ file }), { first: 1, most: 20 });
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const told: (string | null)[] = [];
  store.watch((error) => told.push(error?.code ?? null));
  await begin(store, matchOf('m'));
  return { store, other, told };
}

const goesAway = async (told: readonly unknown[]): Promise<void> => {
  while (told.length === 0) await new Promise((resolve) => setImmediate(resolve));
};

test('changes wait while another program writes, and are made in order, once, when it is done', async () => {
  const { store, other, told } = await scene();
  other.exec('BEGIN IMMEDIATE');
  const first = store.append('m', 0, entryAt('m', 0));
  const rest = first.then(() => store.append('m', 1, entryAt('m', 1)));
  const table = store.openTable(tableOf('T2'), 1);
  await goesAway(told);
  expect([store.isAway(), await store.byCode('T2')]).toEqual([true, null]);
  other.exec('ROLLBACK');
  await Promise.all([first, rest, table]);
  expect((await store.match('m'))?.entries).toEqual([entryAt('m', 0), entryAt('m', 1)]);
  expect([store.isAway(), told]).toEqual([false, ['unavailable', null]]);
});

test('what can never be stored is refused at once', async () => {
  const { store, told } = await scene();
  await expect(store.append('m', 5, entryAt('m', 5))).rejects.toMatchObject(fault('conflict'));
  await expect(store.append('nobody', 0, entryAt('m', 0))).rejects.toMatchObject(fault('unknown-match'));
  expect(told).toEqual([]);
});

test('in a hurry nobody waits any longer, and closing is one', async () => {
  const { store, other, told } = await scene();
  other.exec('BEGIN IMMEDIATE');
  const waiting = store.append('m', 0, entryAt('m', 0));
  await goesAway(told);
  const closed = store.close();
  await expect(waiting).rejects.toMatchObject({ name: 'StoreError' });
  await closed;
});
