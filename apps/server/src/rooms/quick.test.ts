import { randomBytes } from 'node:crypto';
import type { CreateOptions } from '@dolmen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTable } from '../testing/guest.ts';
import { testServer } from '../testing/test-server.ts';
import type { OpenTable } from './open-rooms.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ graceSeconds: 0 });
});
afterAll(() => server.stop());

const WISH: CreateOptions = {
  game: 'rune',
  options: { grandmaster: false },
  seats: 2,
  visibility: 'public',
  clock: { kind: 'turn', seconds: 60 },
};

async function quick(wish: Partial<CreateOptions> = {}): Promise<string> {
  const answer = await fetch(`${server.address}/api/quick`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...WISH, ...wish }),
  });
  return ((await answer.json()) as { code: string }).code;
}

async function listed(): Promise<readonly OpenTable[]> {
  const answer = await fetch(`${server.address}/api/tables`);
  return ((await answer.json()) as { tables: OpenTable[] }).tables;
}

/** A table where somebody sits and waits. */
async function waiting(wish: Partial<CreateOptions> = {}): Promise<Guest> {
  const code = await openTable(server.address, { ...WISH, ...wish });
  const guest = await Guest.join(server.address, code, 'Ann');
  await guest.sit(0);
  return guest;
}

test('somebody who wishes for the same is sent to where somebody waits, also when they did not say the defaults', async () => {
  const ann = await waiting();
  expect(await quick()).toBe(ann.state.code);
  expect(await quick({ options: {} })).toBe(ann.state.code);
  await ann.leave();
});

test.each<[string, Partial<CreateOptions>]>([
  ['clock', { clock: { kind: 'none' } }],
  ['time on the clock', { clock: { kind: 'turn', seconds: 180 } }],
  ['options', { options: { grandmaster: true } }],
  ['game', { game: 'keltis', options: {} }],
])('another %s leads to another table', async (_, wish) => {
  const ann = await waiting();
  const code = await quick(wish);
  const found = (await listed()).find((table) => table.code === code);
  const { game, options, clock } = { ...WISH, ...wish };
  expect(found).toMatchObject({ game, options, clock });
  await ann.leave();
});

test('nobody is sent to a private table, nor to one that nobody is at', async () => {
  const clock = { kind: 'turn', seconds: 61 } as const;
  const secret = await waiting({ clock, visibility: 'private' });
  await openTable(server.address, { ...WISH, clock });
  const left = await waiting({ clock });
  await left.leave();
  const before = [secret.state.code, ...(await listed()).map(({ code }) => code)];
  expect(before).not.toContain(await quick({ clock }));
  await secret.leave();
});

test('two who ask at the same time meet, though none has arrived yet', async () => {
  const clock = { kind: 'turn', seconds: 62 } as const;
  const first = await quick({ clock });
  expect(await quick({ clock })).toBe(first);
  expect((await listed()).find(({ code }) => code === first)?.clock).toEqual(clock);
});

test('nobody is sent to where they were removed', async () => {
  const clock = { kind: 'turn', seconds: 63 } as const;
  const ann = await waiting({ clock });
  const token = randomBytes(16).toString('hex');
  const mal = await Guest.join(server.address, ann.state.code, 'Mal', token);
  await mal.until(() => mal.id !== '');
  await ann.ask('remove', { person: mal.id });
  expect(await quick({ clock, token })).not.toBe(ann.state.code);
  expect(await quick({ clock })).toBe(ann.state.code);
  await ann.leave();
});

test('what was wished for is what is played: nobody changes it under those who come', async () => {
  const clock = { kind: 'turn', seconds: 77 } as const;
  const ann = await Guest.join(server.address, await quick({ clock }));
  await ann.sit(0);
  expect(await ann.refused('change', { visibility: 'private' })).toMatchObject({ code: 'fixed-setting' });
  expect(ann.state.isFixed).toBe(true);
  await ann.leave();
});
