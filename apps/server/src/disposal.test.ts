import { matchMaker } from '@colyseus/core';
import { at } from '@dolmen/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONG } from './store/testing/long.ts';
import { runningAt } from './store/testing/unfinished.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { eventually, heldBytes, timers } from './testing/hostile-memory.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';

const NEVER = 3_600_000;
/** How long tables wait for somebody from now on. */
const times = { idleMillis: NEVER };

let server: HostileServer;
beforeAll(async () => {
  // People are waited for longer than any test takes: a timer that is left behind is seen.
  server = await hostileServer({ rateLimit: 10_000, graceSeconds: 86_400 }, times);
}, HOOK_TIMEOUT);
beforeEach(() => {
  times.idleMillis = NEVER;
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
}, HOOK_TIMEOUT);

const isOpen = (code: string): boolean => matchMaker.getLocalRoomById(code) !== undefined;
const putAway = (code: string): Promise<void> => eventually(() => !isOpen(code));
const waitForNobody = (): void => {
  times.idleMillis = 0;
};
const asked = (code: string): Promise<Response> => fetch(`${server.address}/api/tables/${code}`);
const matchOf = (code: string) => runningAt(server.store, code);

/** The throttle counts by address: each table comes from another one. */
let opened = 0;
async function open(): Promise<string> {
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${opened >> 8}.${opened++ & 255}` },
    body: JSON.stringify({ game: 'keltis', options: {}, seats: 2, visibility: 'public', clock: { kind: 'none' } }),
  });
  return ((await answer.json()) as { code: string }).code;
}

async function begun(code: string): Promise<Guest[]> {
  const guests = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await at(guests, 0).ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  return guests;
}

async function drop({ room }: Guest): Promise<void> {
  const gone = new Promise((resolve) => room.onLeave(resolve));
  room.reconnection.enabled = false;
  room.connection.close();
  await gone;
}

describe('a table with nobody there is put away', () => {
  test('when nobody ever came', async () => {
    waitForNobody();
    const code = await openTable(server.address);
    await putAway(code);
    expect((await asked(code)).status).toBe(404);
  });

  test('when everybody has left before a match', async () => {
    const code = await openTable(server.address);
    const guest = await Guest.join(server.address, code);
    await guest.sit(0);
    waitForNobody();
    await guest.leave();
    await putAway(code);
    expect((await asked(code)).status).toBe(404);
  });

  test('when everybody has left after a match', async () => {
    const code = await openTable(server.address);
    const guests = await begun(code);
    await at(guests, 1).ask('resign', {});
    await at(guests, 0).until(() => at(guests, 0).state.phase === 'over');
    waitForNobody();
    await Promise.all(guests.map((guest) => guest.leave()));
    await putAway(code);
    expect(await matchOf(code)).toBe(undefined);
    times.idleMillis = NEVER;
    expect((await asked(code)).status).toBe(200);
    const back = await at(guests, 0).again();
    await back.until(() => back.state.phase === 'over' && back.seat === 0);
    expect(JSON.parse(back.state.result)).toMatchObject({ by: 'resignation', winners: [0] });
    waitForNobody();
    await back.leave();
    await putAway(code);
  });
});

describe('a match that nobody looks at waits in the store', () => {
  test.each([
    ['left', (guest: Guest) => guest.leave()],
    ['lost their connection', drop],
  ])('when everybody %s, and comes back as it was for whoever asks', async (_, go) => {
    const code = await openTable(server.address);
    const guests = await begun(code);
    await playOn(guests, [1, 2, 3, 4], 9);
    const views = guests.map(({ view }) => view);
    waitForNobody();
    await Promise.all(guests.map(go));
    await putAway(code);
    times.idleMillis = NEVER;
    const stored = await matchOf(code);
    expect(stored?.entries.length).toBe(9);
    const answers = await Promise.all(Array.from({ length: 10 }, () => asked(code)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await matchMaker.query({ roomId: code })).length).toBe(1);
    const back = await Promise.all(guests.map((guest) => guest.again()));
    await Promise.all(back.map((guest) => guest.until(() => guest.seat !== null && guest.view !== null)));
    expect(back.map(({ view }) => view)).toEqual(views);
    await playOn(back, [1, 2, 3, 5], 3);
    expect(back.map(({ state }) => state.ply)).toEqual([12, 12]);
    await at(back, 0).ask('resign', {});
    waitForNobody();
    await Promise.all(back.map((guest) => guest.leave()));
    await putAway(code);
  });

  test('but not while a spectator does', async () => {
    const code = await openTable(server.address);
    const guests = await begun(code);
    const watcher = await Guest.join(server.address, code, 'Cat');
    waitForNobody();
    await Promise.all(guests.map((guest) => guest.leave()));
    const other = await openTable(server.address);
    await putAway(other);
    expect(isOpen(code)).toBe(true);
    await watcher.leave();
    await putAway(code);
  });
});

/** Opens a table, plays a little, and gives up. */
async function life(): Promise<{ code: string; guests: Guest[] }> {
  const code = await open();
  const guests = await begun(code);
  await playOn(guests, [5, 6, 7, 8], 4);
  await at(guests, 0).ask('resign', {});
  return { code, guests };
}

/** One goes politely, the other does not. */
async function death({ code, guests }: { code: string; guests: Guest[] }): Promise<void> {
  await at(guests, 0).leave();
  await drop(at(guests, 1));
  await putAway(code);
}

const ROOMS = LONG ? 2100 : 150;
const AT_ONCE = 25;
const WARMING_UP = 4 * AT_ONCE;
/** In bytes; an open table holds more than ten times as much. */
const MOST_LEFT = 8 * 1024;

async function lives(count: number): Promise<number> {
  for (let lived = 0; lived < count; lived += AT_ONCE) {
    times.idleMillis = NEVER;
    const tables = await Promise.all(Array.from({ length: AT_ONCE }, life));
    waitForNobody();
    await Promise.all(tables.map(death));
    // Compiled code that is not used any more is dropped after some collections: it would hide what is left.
    await heldBytes();
  }
  await aWhile();
  return heldBytes();
}

/** Colyseus remembers for two seconds which tables it took from the lobby. */
async function aWhile(): Promise<void> {
  times.idleMillis = 3000;
  await putAway(await open());
}

test(`of ${ROOMS} tables nothing is left: no room, no client, no timer, no memory`, async () => {
  await lives(WARMING_UP);
  const before = timers();
  const first = await lives(ROOMS / 3);
  await lives(ROOMS / 3);
  const last = await lives(ROOMS / 3);
  expect((await matchMaker.query({})).map(({ name }) => name)).toEqual(['tables']);
  expect([matchMaker.stats.local.roomCount, matchMaker.stats.local.ccu]).toEqual([1, 0]);
  // One for each table would be many more.
  expect(timers() - before).toBeLessThan(10);
  const left = (last - first) / ((ROOMS * 2) / 3);
  console.log(`${Math.round(left)} bytes are left of each table, ${timers() - before} timers in all`);
  expect(left).toBeLessThan(MOST_LEFT);
});
