import { type Common, GAME_IDS, GAMES, replay } from '@dolmen/core';
import type { Past } from '@dolmen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from './store/store.ts';
import { runningAt } from './store/testing/unfinished.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { testServer } from './testing/test-server.ts';

/** Whoever looks back in a match under way sees what they could see then, and nothing else. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const MOVES = 14;

async function played(game: (typeof GAME_IDS)[number]) {
  const code = await openTable(server.address, { game });
  const [ann, bob] = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
  const eve = await Guest.join(server.address, code, 'Eve');
  await ann.sit(0);
  await bob.sit(1);
  await ann.ask('start', {});
  await Promise.all([ann, bob, eve].map((guest) => guest.until(() => guest.view !== null)));
  await playOn([ann, bob], [3, 1, 4, 1], MOVES);
  return { code, guests: [ann, bob, eve] as const };
}

const look = async (guest: Guest, ply: number): Promise<Past> => (await guest.ask('past', { ply })) as Past;

/** What core tells this viewer of that moment, from the log that is stored. */
async function truth(code: string, ply: number, viewer: number | null): Promise<{ view: Common; events: unknown[] }> {
  const match = await runningAt(server.store, code);
  if (!match) throw new Error('no match is under way');
  const game = GAMES[match.header.game];
  const events: unknown[] = [];
  const record = { ...match.header, actions: wordsOf(match.entries) };
  const before = replay(game, record, { to: Math.max(0, ply - 1), emit: (event) => void events.push(event) });
  const skipped = events.length;
  events.length = 0;
  const state = replay(game, record, { to: ply, emit: (event) => void events.push(event) });
  if (!before.ok || !state.ok) throw new Error('it does not replay');
  const led = ply === 0 ? [] : events.slice(skipped);
  return { view: game.view(state.value, viewer), events: led.map((event) => game.viewEvent(event, viewer)) };
}

test.each(GAME_IDS)('%s: every ply is told to each as core shows it to them', async (id) => {
  const { code, guests } = await played(id);
  for (const guest of guests)
    for (let ply = 0; ply <= MOVES; ply++) {
      const { view, events } = await look(guest, ply);
      const expected = await truth(code, ply, guest.seat);
      expect(view).toEqual(expected.view);
      expect(JSON.parse(JSON.stringify(events))).toEqual(JSON.parse(JSON.stringify(expected.events)));
    }
  await Promise.all(guests.map((guest) => guest.leave()));
});

test('what was taken back is no past, and what is not yet is refused', async () => {
  const { code, guests } = await played('keltis');
  const [ann, bob, eve] = guests;
  const { ply, floor, toAct } = ann.state;
  const { turns } = await look(eve, ply);
  expect(turns.length).toBeGreaterThan(2);
  expect(await eve.refused('past', { ply: ply + 1 })).toEqual({ code: 'wrong-ply', ply });
  const acting = toAct === ann.seat ? ann : bob;
  if (floor === ply) await playOn([ann, bob], [9, 9, 9, 9], 1);
  const now = acting.state.ply;
  await look(eve, now);
  await acting.ask('undo', { id: 'taken-back-1', ply: now, to: now - 1 });
  expect(await eve.refused('past', { ply: now })).toEqual({ code: 'wrong-ply', ply: now - 1 });
  expect((await look(eve, now - 1)).view).toEqual((await truth(code, now - 1, null)).view);
  await Promise.all(guests.map((guest) => guest.leave()));
});

test('who winds faster than anybody can is told to wait, and stays', async () => {
  const { guests } = await played('rune');
  const [ann] = guests;
  const asked = await Promise.allSettled(Array.from({ length: 200 }, () => look(ann, 3)));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(200);
  expect(ann.room.connection.isOpen).toBe(true);
  await Promise.all(guests.map((guest) => guest.leave()));
});
