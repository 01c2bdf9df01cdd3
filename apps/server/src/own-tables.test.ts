import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { GAMES } from '@dolmen/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnTable } from './rooms/mine.ts';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { eventually } from './testing/hostile-memory.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';

/** One's own tables, names and settings, over real sockets. */

const NEVER = 3_600_000;
const times = { idleMillis: NEVER, sweepMillis: 20 };
let server: HostileServer;
beforeAll(async () => {
  const games = { keltis: [], rune: ['grandmaster'], 'rune-stones': ['nocturnal'] };
  server = await hostileServer({ games }, times);
}, HOOK_TIMEOUT);
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
}, HOOK_TIMEOUT);

async function mine({ token }: Guest): Promise<OwnTable[]> {
  const answer = await fetch(`${server.address}/api/mine`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { tables: OwnTable[] }).tables;
}

async function seated(wanted = {}): Promise<readonly [string, Guest, Guest]> {
  const code = await openTable(server.address, wanted);
  const [ann, bob] = [await Guest.join(server.address, code, 'Ann'), await Guest.join(server.address, code, 'Bob')];
  await ann.sit(0);
  await bob.ask('sit', { seat: 1, nonce: '1'.repeat(32) });
  await bob.until(() => bob.seat === 1);
  return [code, ann, bob];
}

const putAway = async (code: string, guests: readonly Guest[]): Promise<void> => {
  times.idleMillis = 0;
  await Promise.all(guests.map((guest) => guest.leave()));
  await eventually(() => matchMaker.getLocalRoomById(code) === undefined);
  times.idleMillis = NEVER;
};

test('whoever has a seat finds the table again, open or put away, with whose turn it is and how it stands', async () => {
  const [code, ann, bob] = await seated();
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
  ];
  expect(await mine(ann)).toMatchObject([{ code, phase: 'gathering', seat: 0, toAct: null, seats, points: [] }]);
  await ann.ask('start', {});
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.view !== null)));
  await playOn([ann, bob], [1, 2, 3, 4], 9);
  const [open] = await mine(bob);
  expect(open).toMatchObject({ code, game: 'keltis', phase: 'playing', seat: 1, toAct: ann.state.toAct, seats });
  expect(open?.points).toHaveLength(2);
  await putAway(code, [ann, bob]);
  const [stored] = await mine(bob);
  expect({ ...stored, movedAt: 0 }).toEqual({ ...open, movedAt: 0 });
  const eve = await Guest.join(server.address, await openTable(server.address), 'Eve');
  expect(await mine(eve)).toEqual([]);
  await eve.leave();
});

test('a table whose days are over is opened by itself, and a computer moves', async () => {
  const [code, ann, bob] = await seated({ clock: { kind: 'days', days: 1 } });
  await bob.until(() => bob.state.phase === 'playing');
  const first = bob.state.toAct;
  await putAway(code, [ann, bob]);
  const db = new DatabaseSync(server.file, { timeout: 60_000 });
  const long = Date.now() - 2 * 86_400_000;
  db.prepare('UPDATE matches SET started_at = ? WHERE code = ?').run(long, code);
  db.prepare('UPDATE tables SET due_at = ? WHERE code = ?').run(long, code);
  db.close();
  await eventually(async () => ((await server.store.byCode(code))?.match?.entries.length ?? 0) > 2);
  expect(await mine(ann)).toMatchObject([{ toAct: 1 - first }]);
});

test('names can be changed, and nobody is called like another; who is muted keeps theirs', async () => {
  const [, ann, bob] = await seated();
  await bob.ask('rename', { name: 'Zoë' });
  await ann.until(() => ann.state.seats[1]?.name === 'Zoë');
  await bob.ask('rename', { name: 'Ann' });
  await ann.until(() => ann.state.seats[1]?.name === 'Ann (2)');
  await bob.ask('rename', { name: 'Ann (2)' });
  expect(bob.state.seats[1]?.name).toBe('Ann (2)');
  await bob.ask('chat', { text: 'hello' });
  await ann.until(() => ann.state.chat.length === 1);
  expect(ann.state.chat[0]?.name).toBe('Ann (2)');
  await ann.ask('mute', { person: bob.id, isMuted: true });
  expect(await bob.refused('rename', { name: 'Rude' })).toMatchObject({ code: 'muted' });
});

test('the host changes options, clock and who may come; all see it, and it is there after a rest', async () => {
  const [code, ann, bob] = await seated({ game: 'rune', options: {} });
  expect(await bob.refused('change', { visibility: 'public' })).toMatchObject({ code: 'not-host' });
  expect(await ann.refused('change', { options: { grandmaster: 7 } })).toMatchObject({ code: 'bad-options' });
  const change = {
    options: { grandmaster: true },
    visibility: 'public',
    clock: { kind: 'turn', seconds: 60 },
  } as const;
  await ann.ask('change', change);
  await bob.until(() => bob.state.visibility === 'public');
  expect(JSON.parse(bob.state.options)).toEqual({ grandmaster: true });
  expect([bob.state.clock.kind, bob.state.clock.seconds]).toEqual(['turn', 60]);
  const listed = async () => (await (await fetch(`${server.address}/api/tables`)).text()).includes(code);
  await eventually(listed);
  await ann.ask('change', { visibility: 'private' });
  await eventually(async () => !(await listed()));
  expect((await server.store.byCode(code))?.setting).toMatchObject({ ...change, visibility: 'private' });
});

const seatsOf = ({ state }: Guest) => Array.from(state.seats, ({ kind, name }) => `${kind} ${name}`.trim());

test('the host changes game and seats: whoever sits keeps a seat, the deal stays bound, and it is played', async () => {
  const code = await openTable(server.address, { game: 'keltis', seats: 4, options: {} });
  const [ann, bob, eve] = [
    await Guest.join(server.address, code, 'Ann'),
    await Guest.join(server.address, code, 'Bob'),
    await Guest.join(server.address, code, 'Eve'),
  ];
  await ann.sit(0);
  await bob.sit(3);
  await eve.sit(2);
  await ann.ask('computer', { seat: 1, level: 'casual' });
  const { commitment } = ann.state;
  expect(await ann.refused('change', { game: 'rune' })).toMatchObject({ code: 'too-many-people' });
  expect(await ann.refused('change', { seats: 2 })).toMatchObject({ code: 'too-many-people' });
  expect(await bob.refused('change', { game: 'rune' })).toMatchObject({ code: 'not-host' });
  const queenie = { game: 'rune-stones', options: { queenie: true } } as const;
  expect(await ann.refused('change', queenie)).toMatchObject({ code: 'not-offered' });
  expect([ann.state.game, seatsOf(ann).length]).toEqual(['keltis', 4]);

  await ann.ask('change', { seats: 3 });
  await bob.until(() => bob.state.seats.length === 3);
  expect(seatsOf(bob)).toEqual(['person Ann', 'person Bob', 'person Eve']);
  await eve.ask('stand', {});
  await ann.ask('change', { game: 'rune' });
  await bob.until(() => bob.state.game === 'rune');
  expect(seatsOf(bob)).toEqual(['person Ann', 'person Bob']);
  expect(await ann.refused('change', { seats: 3 })).toMatchObject({ code: 'bad-seats', min: 2, max: 2 });

  await ann.ask('change', { game: 'rune-stones', options: { nocturnal: true }, seats: 3 });
  await bob.until(() => bob.state.seats.length === 3);
  expect(JSON.parse(bob.state.options)).toMatchObject({ nocturnal: true });
  await ann.ask('computer', { seat: 2, level: 'casual' });
  await ann.ask('start', {});
  await Promise.all([ann, bob, eve].map((guest) => guest.until(() => guest.view !== null)));
  expect([bob.state.commitment, bob.seat]).toEqual([commitment, 1]);
  expect(GAMES['rune-stones'].legal(ann.view as never)).not.toEqual([]);
  expect(await ann.refused('change', { game: 'keltis' })).toMatchObject({ code: 'already-started' });
});
