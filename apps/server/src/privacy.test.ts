import { at } from '@dolmen/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningAt } from './store/testing/unfinished.ts';
import { Guest, openTable } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';

/** A private table stays private through its matches and after them. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

async function begun() {
  const code = await openTable(server.address, { visibility: 'private' });
  const guests = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await at(guests, 0).ask('start', {});
  const match = await runningAt(server.store, code);
  return { code, guests, id: match?.id ?? '' };
}

async function over({ guests }: Awaited<ReturnType<typeof begun>>): Promise<void> {
  await at(guests, 1).ask('resign', {});
  await at(guests, 0).until(() => at(guests, 0).state.phase === 'over');
}

const ask = (path: string, token?: string): Promise<Response> =>
  fetch(server.address + path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

test('its matches, players and code are in no list, while it is open and after', async () => {
  const match = await begun();
  await over(match);
  for (const path of ['/api/matches?limit=100', '/api/tables']) {
    const text = await (await ask(path)).text();
    for (const secret of [match.code, match.id, 'Bob']) expect(text).not.toContain(secret);
  }
  await Promise.all(match.guests.map((guest) => guest.leave()));
});

test('while a match runs, its id says something only to those who play it', async () => {
  const { code, guests, id } = await begun();
  const path = `/api/matches/${id}`;
  for (const token of [undefined, 'a-stranger-with-a-token', 'no token at all', ''])
    expect(await (await ask(path, token)).json()).toEqual({ error: { code: 'no-such-match' } });
  const watcher = await Guest.join(server.address, code, 'Watcher');
  expect((await ask(path, watcher.token)).status).toBe(404);
  const told = (await (await ask(path, at(guests, 1).token)).json()) as Record<string, unknown>;
  expect(told).toMatchObject({ running: true, id, code, players: ['Ann', 'Bob'], plies: 0 });
  await Promise.all([watcher, ...guests].map((guest) => guest.leave()));
});

test('its record is for whoever holds the link, which nobody can guess', async () => {
  const match = await begun();
  await over(match);
  const { match: told } = JSON.parse(at(match.guests, 0).state.result) as { match: string };
  expect(told).toBe(match.id);
  expect(told).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const record = await (await ask(`/api/matches/${told}`)).text();
  expect(JSON.parse(record)).toMatchObject({ id: told, players: ['Ann', 'Bob'] });
  expect(record).not.toContain(match.code);
  await Promise.all(match.guests.map((guest) => guest.leave()));
});
