import { DatabaseSync } from 'node:sqlite';
import { at } from '@dolmen/core';
import type { CreateOptions } from '@dolmen/protocol';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { runningAt } from './store/testing/unfinished.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { eventually } from './testing/hostile-memory.ts';
import { testServer } from './testing/test-server.ts';

/** Another program holds the lock for writing; then it lets go. Nobody does anything about it, and everything goes on. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(() => void server.failures.splice(0));

const health = async (): Promise<number> => (await fetch(`${server.address}/health`)).status;

/** Returns how to end it. */
function holdLock(): () => void {
  const other = new DatabaseSync(server.file, { timeout: 60_000 });
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => other.close());
  return () => other.exec('ROLLBACK');
}

/** People at a table, seated in order; `computers` have the seats after them. */
async function gathered(people: number, wanted: Partial<CreateOptions> = {}, computers = 0): Promise<Guest[]> {
  const code = await openTable(server.address, { seats: people + computers, ...wanted });
  const guests: Guest[] = [];
  for (let seat = 0; seat < people; seat++) {
    const guest = await Guest.join(server.address, code, `Player ${seat}`);
    await guest.sit(seat);
    guests.push(guest);
    onTestFinished(() => void guest.leave());
  }
  for (let seat = people; seat < people + computers; seat++)
    await at(guests, 0).ask('computer', { seat, level: 'beginner' });
  return guests;
}

async function begun(...wanted: Parameters<typeof gathered>): Promise<Guest[]> {
  const guests = await gathered(...wanted);
  await at(guests, 0).ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  return guests;
}

const seesWaiting = (guest: Guest, isWaiting: boolean): Promise<void> =>
  guest.until(() => guest.state.isWaiting === isWaiting);

/** Asks for something while nothing can be stored, and waits until it is seen that the table waits. */
async function askedInVain(
  guest: Guest,
  ask: () => Promise<unknown>,
): Promise<{ asked: Promise<unknown>; end: () => void }> {
  const end = holdLock();
  const asked = ask();
  asked.catch(() => {});
  await seesWaiting(guest, true);
  expect(await health()).toBe(503);
  return { asked, end };
}

async function goesOn(guest: Guest, end: () => void): Promise<void> {
  end();
  await seesWaiting(guest, false);
  expect(await health()).toBe(200);
  expect(server.failures).toEqual([]);
}

test('a move waits and is made, and the computer after it moves by itself', async () => {
  const [ann] = await begun(1, {}, 1);
  if (!ann) throw new Error('nobody came');
  await ann.until(() => ann.state.toAct === 0);
  const { ply } = ann.state;
  const { asked, end } = await askedInVain(ann, () => playOn([ann], [1, 1, 1, 1], 1));
  expect(ann.state.ply).toBe(ply);
  await goesOn(ann, end);
  await asked;
  while (ann.state.ply < ply + 4) {
    await ann.until(() => ann.state.toAct === 0);
    await playOn([ann], [2, 2, 2, ann.state.ply], 1);
  }
  const stored = await runningAt(server.store, ann.state.code);
  expect(stored?.entries.filter(({ type }) => type === 'act').length).toBe(ann.state.ply);
});

test('a resignation is done, once, and nothing else', async () => {
  const [ann, bob] = await begun(2);
  if (!ann || !bob) throw new Error('nobody came');
  const { asked, end } = await askedInVain(ann, () => bob.ask('resign', {}));
  const again = bob.ask('resign', {}).catch((error: { reason?: unknown }) => error.reason);
  await goesOn(ann, end);
  await asked;
  expect(await again).toEqual({ code: 'game-over' });
  await ann.until(() => ann.state.phase === 'over');
  const { match, ...result } = JSON.parse(ann.state.result);
  expect(result).toMatchObject({ by: 'resignation', winners: [0], resigned: [1] });
  const stored = await server.store.match(match);
  expect(stored?.entries).toMatchObject([{ type: 'note', note: { type: 'resigned', seat: 1 } }]);
  expect(stored?.endedAt).not.toBeNull();
});

test('somebody who sits down has the seat, and the match they want is dealt', async () => {
  const [ann] = await gathered(1, { seats: 2 });
  if (!ann) throw new Error('nobody came');
  const bob = await Guest.join(server.address, ann.state.code, 'Bob');
  onTestFinished(() => void bob.leave());
  const sat = await askedInVain(ann, () => bob.sit(1));
  await goesOn(ann, sat.end);
  await sat.asked;
  const started = await askedInVain(ann, () => ann.ask('start', {}));
  expect(ann.state.phase).toBe('gathering');
  await goesOn(ann, started.end);
  await started.asked;
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.view !== null)));
});

test('the end of a match is seen, and a rematch follows', async () => {
  const guests = await begun(2, { game: 'rune' });
  const [ann] = guests;
  if (!ann) throw new Error('nobody came');
  await playOn(guests, [3, 1, 4, 1], 3);
  const { asked, end } = await askedInVain(ann, () => playOn(guests, [3, 1, 4, 2]));
  await goesOn(ann, end);
  await asked;
  await ann.until(() => ann.state.phase === 'over');
  await Promise.all(guests.map((guest, seat) => guest.ask('rematch', { nonce: String(seat).repeat(32) })));
  await ann.until(() => ann.state.phase === 'playing');
});

test('a clock that runs out meanwhile flags afterwards, and a computer finishes the turn', async () => {
  const guests = await begun(2, { clock: { kind: 'turn', seconds: 10 } });
  const [ann] = guests;
  if (!ann) throw new Error('nobody came');
  const { toAct } = ann.state;
  const end = holdLock();
  await seesWaiting(ann, true);
  expect(ann.state.toAct).toBe(toAct);
  await goesOn(ann, end);
  await ann.until(() => ann.state.toAct !== toAct);
  const stored = await runningAt(server.store, ann.state.code);
  expect(stored?.entries).toContainEqual(expect.objectContaining({ note: { type: 'flagged', seat: toAct } }));
});

test('no clock pays for a move that waited to be stored', async () => {
  const guests = await begun(2, { game: 'rune', clock: { kind: 'turn', seconds: 10 } });
  const [ann] = guests;
  if (!ann) throw new Error('nobody came');
  const { asked, end } = await askedInVain(ann, () => playOn(guests, [1, 1, 1, 1], 1));
  const since = performance.now();
  // Somebody's whole time: by the entry before, it would be over.
  await eventually(() => performance.now() - since > 11_000);
  await goesOn(ann, end);
  await asked;
  const stored = () => runningAt(server.store, ann.state.code);
  await eventually(async () => JSON.stringify((await stored())?.entries).includes('resumed'));
  await playOn(guests, [1, 1, 1, 2], 1);
  expect(JSON.stringify((await stored())?.entries)).not.toContain('flagged');
});

test('no table is opened that could not be kept, and lists and records can be read', async () => {
  const [ann, bob] = await begun(2);
  if (!ann || !bob) throw new Error('nobody came');
  const { asked, end } = await askedInVain(ann, () => bob.ask('resign', {}));
  await expect(openTable(server.address)).rejects.toThrow('unavailable');
  expect((await fetch(`${server.address}/api/matches`)).status).toBe(200);
  expect((await fetch(`${server.address}/api/tables/AAAAAA`)).status).toBe(404);
  await goesOn(ann, end);
  await asked;
  await openTable(server.address);
});
