import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';

/** A server all of whose computers hang whenever they are asked. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  const script = new URL('./computers/testing/hanging-thread.ts', import.meta.url);
  server = await testServer({}, { script, jobMillis: 5_000, graceMillis: 10, patienceMillis: 600_000 });
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function withComputer(): Promise<Guest> {
  const ann = await Guest.join(server.address, await openTable(server.address, { seats: 3 }));
  await ann.sit(0);
  for (const seat of [1, 2]) await ann.ask('computer', { seat, level: 'master' });
  await ann.ask('start', {});
  await ann.ask('resign', {});
  await ann.until(() => ann.view !== null);
  return ann;
}

async function withPeople(): Promise<Guest[]> {
  const code = await openTable(server.address);
  const guests = [await Guest.join(server.address, code), await Guest.join(server.address, code, 'Bob')];
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await guests[0]?.ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  return guests;
}

test('rooms go on while a thread hangs, and after its time the computer moves all the same', async () => {
  const people = await withPeople();
  const ann = await withComputer();
  const { ply } = ann.state;
  await ann.ask('chat', { text: 'are you asleep?' });
  await playOn(people, [1, 2, 3, 4], 8);
  expect(people.map(({ state }) => state.ply)).toEqual([8, 8]);
  expect(ann.state.ply).toBe(ply);
  await ann.until(() => ann.state.ply > ply + 1);
  await Promise.all([ann, ...people].map((guest) => guest.leave()));
});
