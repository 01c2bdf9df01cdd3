import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { at } from '@dolmen/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningAt } from './store/testing/unfinished.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { eventually } from './testing/hostile-memory.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';
import { verdictOf } from './verify.ts';

/** Tables that nobody comes back to. */

const NEVER = 3_600_000;
const times = { idleMillis: NEVER, unlistMillis: NEVER, sweepMillis: 20 };

let server: HostileServer;
beforeAll(async () => {
  server = await hostileServer({ abandonDays: 30 }, times);
}, HOOK_TIMEOUT);
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
}, HOOK_TIMEOUT);

/** As if nobody had been there for so long. */
function age(code: string, days: number): void {
  const db = new DatabaseSync(server.file, { timeout: 60_000 });
  db.prepare('UPDATE tables SET seen_at = ? WHERE code = ?').run(Date.now() - days * 86_400_000, code);
  db.close();
}

/** Again and again: a room that is being put away may still write that somebody was there. */
const agedUntil = (code: string, days: number, holds: () => Promise<boolean>): Promise<void> =>
  eventually(async () => {
    age(code, days);
    return holds();
  });

const isOver = async (code: string): Promise<boolean> => (await tableAt(code))?.match?.endedAt !== null;

/** Plays a little, and everybody goes for good. */
async function left(moves: number): Promise<{ code: string; guests: readonly Guest[] }> {
  times.idleMillis = NEVER;
  const code = await openTable(server.address);
  const guests = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await at(guests, 0).ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  await playOn(guests, [1, 2, 3, 4], moves);
  times.idleMillis = 0;
  await Promise.all(guests.map((guest) => guest.leave()));
  await eventually(() => matchMaker.getLocalRoomById(code) === undefined);
  times.idleMillis = NEVER;
  return { code, guests };
}

const tableAt = (code: string) => server.store.byCode(code);

test('a match that nobody has come back to for the set time ends as it stands, and says so in its record', async () => {
  const { code, guests } = await left(12);
  const id = (await runningAt(server.store, code))?.id;
  await agedUntil(code, 31, () => isOver(code));
  const record = (await (await fetch(`${server.address}/api/matches/${id}`)).json()) as Record<string, unknown>;
  expect(record).toMatchObject({ id, result: { by: 'abandoned', resigned: [] } });
  expect(verdictOf(JSON.stringify(record))).toMatchObject({ ok: true });
  expect(
    verdictOf(JSON.stringify({ ...record, result: { ...(record.result as object), winners: [0, 1, 2] } })),
  ).toMatchObject({
    ok: false,
  });
  expect((await fetch(`${server.address}/api/tables/${code}`)).status).toBe(200);
  const ann = await at(guests, 0).again();
  await ann.until(() => ann.state.phase === 'over' && ann.seat === 0);
  expect(JSON.parse(ann.state.result)).toMatchObject({ by: 'abandoned', match: id });
  await ann.until(() => ann.view !== null);
  expect(await ann.refused('resign', {})).toEqual({ code: 'game-over' });
  expect(await ann.refused('act', { id: 'too-late-1', ply: ann.state.ply, word: 'draw:stock' })).toEqual({
    code: 'game-over',
  });
  await ann.leave();
});

test('one that was left for less goes on, and one that somebody is at too', async () => {
  const young = await left(3);
  age(young.code, 29);
  const code = await openTable(server.address);
  const ann = await Guest.join(server.address, code, 'Ann');
  await ann.sit(0);
  await ann.ask('computer', { seat: 1, level: 'beginner' });
  await ann.ask('start', {});
  age(code, 31);
  const old = await left(3);
  await agedUntil(old.code, 31, () => isOver(old.code));
  expect(await runningAt(server.store, young.code)).toBeDefined();
  expect(await runningAt(server.store, code)).toBeDefined();
  await ann.leave();
});

test('after as long again the table is gone, and its record stays', async () => {
  const { code } = await left(2);
  const id = (await runningAt(server.store, code))?.id ?? '';
  await agedUntil(code, 31, () => isOver(code));
  await agedUntil(code, 31, async () => (await tableAt(code)) === null);
  expect((await fetch(`${server.address}/api/tables/${code}`)).status).toBe(404);
  expect((await fetch(`${server.address}/api/matches/${id}`)).status).toBe(200);
});

test('the lobby does not show a public table that nobody has been at for a while', async () => {
  const listed = async () => (await (await fetch(`${server.address}/api/tables`)).text()).includes(code);
  const code = await openTable(server.address, { visibility: 'public' });
  expect(await listed()).toBe(true);
  const ann = await Guest.join(server.address, code, 'Ann');
  times.unlistMillis = 0;
  await ann.sit(0);
  expect(await listed()).toBe(true);
  await ann.leave();
  await eventually(async () => !(await listed()));
  const again = await ann.again();
  await eventually(listed);
  times.unlistMillis = NEVER;
  await again.leave();
});
