import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredTable } from '../store/store.ts';
import { anyWord, CODE, ManualWorld, nonce } from '../testing/manual-table.ts';
import { savedSetting } from './setting.ts';
import { Table } from './table.ts';

/** Matches over days: nobody need be there at the same time as anybody else. */

const DAY = 86_400_000;
const SLOW = { seats: 2, clock: { kind: 'days', days: 3 } } as const;

let world: ManualWorld;
beforeEach(async () => {
  world = await ManualWorld.make();
});
afterEach(async () => {
  expect(world.failures).toEqual([]);
  await world.store.close();
});

const toAct = (table: Table): number => table.state?.toAct ?? -1;
const ownerToAct = (table: Table): string => table.places[toAct(table)]?.owner ?? '';
const act = (table: Table) =>
  table.act(ownerToAct(table), {
    id: `move-${table.state?.ply}`,
    ply: table.state?.ply ?? 0,
    word: anyWord(table),
  });

/** One sits down and goes; the other comes a day later, when nobody is there. */
async function begun(): Promise<Table> {
  const table = world.table('keltis', SLOW);
  table.sit('a', 'A', 0, nonce('a'));
  table.leave('a');
  await world.pass(DAY, table);
  table.sit('b', 'B', 1, nonce('b'));
  await table.kept();
  table.leave('b');
  await world.settle(table);
  return table;
}

/** Somebody moves until the turn is the other's. */
async function turn(table: Table): Promise<void> {
  const seat = toAct(table);
  while (toAct(table) === seat) expect((await act(table)).ok).toBe(true);
}

test('the seat of who goes is kept, and the match begins when the last one sits, whoever is there', async () => {
  const table = await begun();
  expect(table.phase).toBe('playing');
  expect(table.places.map(({ owner }) => owner)).toEqual(['a', 'b']);
});

test('nobody stands in for who is away, until their days are over; then for one turn', async () => {
  const table = await begun();
  const seat = toAct(table);
  await world.pass(3 * DAY - 1000, table);
  expect([table.state?.ply, table.places[seat]?.standIn]).toEqual([0, 'nobody']);
  await world.pass(10_000, table);
  expect(toAct(table)).not.toBe(seat);
  expect(table.state?.ply).toBeGreaterThan(0);
  expect(table.places[seat]?.standIn).toBe('nobody');
});

test('each is called once when it is their turn, and the store knows when their days are over', async () => {
  const table = await begun();
  const first = toAct(table);
  expect(world.called).toEqual([first]);
  expect(await world.store.dueBy(world.now + 3 * DAY, 9)).toEqual([CODE]);
  await world.pass(DAY, table);
  await turn(table);
  expect(world.called).toEqual([first, 1 - first]);
  table.arrive(ownerToAct(table));
  table.depart(ownerToAct(table));
  expect(world.called).toEqual([first, 1 - first]);
  await world.settle(table);
  expect(await world.store.dueBy(world.now + 3 * DAY - 1, 9)).toEqual([]);
  expect(await world.store.dueBy(world.now + 3 * DAY, 9)).toEqual([CODE]);
  await table.resign('a');
  await world.settle(table);
  expect(await world.store.dueBy(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
});

test('time runs on while the table is put away: opened after it, a computer has moved', async () => {
  const table = await begun();
  const seat = toAct(table);
  await table.close();
  world.now += 4 * DAY;
  const stored = { ...(await world.store.byCode(CODE)), setting: savedSetting(table.setting) } as StoredTable;
  const again = await Table.restore(stored, world.ports());
  await world.pass(10_000, again);
  expect(toAct(again)).not.toBe(seat);
});

test('a table whose days are not over is not left, however long ago somebody was there', async () => {
  const table = await begun();
  await world.settle(table);
  expect(await world.store.leftSince(world.now + DAY, 9)).toEqual([]);
  expect(await world.store.leftSince(world.now + 4 * DAY, 9)).toEqual([CODE]);
});
