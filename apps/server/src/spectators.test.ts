import { randomBytes } from 'node:crypto';
import { Client, type Room } from '@colyseus/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Guest, openTable } from './testing/guest.ts';
import { GoodMatch } from './testing/hostile-match.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';
import { closeCode, type HostileSocket, reserve, stranger, upgrade } from './testing/hostile-socket.ts';

const MOST = 12;
const MOST_PER_ADDRESS = 5;
const MAL = '203.0.113.66';

let server: HostileServer;
let good: GoodMatch;
let crowd: Guest[] = [];

beforeAll(async () => {
  server = await hostileServer({ maxSpectators: MOST, maxSpectatorsPerAddress: MOST_PER_ADDRESS });
  good = await GoodMatch.start(server);
}, HOOK_TIMEOUT);
afterEach(async () => {
  await Promise.all(crowd.map((guest) => guest.leave()));
  crowd = [];
  await good.isUntouched();
  expect(server.failures).toEqual([]);
}, HOOK_TIMEOUT);
afterAll(() => server.stop(), HOOK_TIMEOUT);

/** Comes to look on; the text of the refusal, if there is one. */
async function watch(from: string, code = good.code): Promise<string> {
  try {
    crowd.push(await Guest.from(from, server.address, code, 'Mal'));
    return 'in';
  } catch (error) {
    return (error as Error).message;
  }
}

async function watchAll(from: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const address of from) answers.push(await watch(address));
  return answers;
}

const count = (answers: readonly string[], answer: string): number => answers.filter((each) => each === answer).length;
const player = (): Guest => good.guests[0] as Guest;

async function reloads(): Promise<void> {
  const again = await player().again();
  await again.until(() => again.seat === player().seat);
  await again.leave();
}

test('one address fills its own share of a table, and nobody else’s', async () => {
  const answers = await watchAll(Array.from({ length: 20 }, () => MAL));
  expect([count(answers, 'in'), count(answers, 'full')]).toEqual([MOST_PER_ADDRESS, 20 - MOST_PER_ADDRESS]);
  expect(await watch('203.0.113.1')).toBe('in');
});

test('a player who reloads gets in, however many look on', async () => {
  const answers = await watchAll(Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`));
  expect([count(answers, 'in'), count(answers, 'full')]).toEqual([MOST, 20 - MOST]);
  await reloads();
});

test('what a client says of its own address is not believed', async () => {
  const tries = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}, ${MAL}`);
  expect(count(await watchAll(tries), 'in')).toBe(MOST_PER_ADDRESS);
});

test('places that were asked for and never taken cost nobody theirs', async () => {
  await Promise.all(Array.from({ length: 200 }, () => reserve(server.address, good.code, stranger())));
  await reloads();
  expect(await watch('203.0.113.2')).toBe('in');
});

test('places that were asked for while there was room are counted when they are taken', async () => {
  const sessions = await Promise.all(Array.from({ length: 12 }, () => reserve(server.address, good.code, stranger())));
  const sockets: HostileSocket[] = [];
  for (const session of sessions) {
    const socket = await upgrade(server.port, `/any/${good.code}?sessionId=${session}`);
    await socket.until((received) => received.includes('schema') || closeCode(socket) !== null);
    sockets.push(socket);
  }
  const inside = sockets.filter(({ received }) => received.includes('schema'));
  expect(inside.length).toBe(MOST_PER_ADDRESS);
  await Promise.all(sockets.map((socket) => socket.drop()));
});

test('one person has only so many tabs', async () => {
  const token = randomBytes(16).toString('hex');
  const open = (): Promise<Guest> => Guest.from(`2001:db8::${crowd.length}`, server.address, good.code, 'Mal', token);
  await expect(
    (async () => {
      for (;;) crowd.push(await open());
    })(),
  ).rejects.toThrow('full');
  expect(crowd.length).toBeLessThanOrEqual(8);
});

test('where a seat is free, somebody may come to take it', async () => {
  const code = await openTable(server.address, { seats: 4 });
  const answers: string[] = [];
  for (let time = 0; time < MOST_PER_ADDRESS + 5; time++) answers.push(await watch(MAL, code));
  expect(count(answers, 'in')).toBe(MOST_PER_ADDRESS + 4);
});

test('whoever opened a table gets in there', async () => {
  const token = randomBytes(16).toString('hex');
  const code = await openTable(server.address, { token });
  while ((await watch(MAL, code)) === 'in');
  const host = await Guest.from(MAL, server.address, code, 'Ann', token);
  await host.until(() => host.state.host === host.id);
  await host.leave();
});

test('the lobby, too, lets in only so many from one address', async () => {
  const lobby = new Client(server.address, { headers: { 'x-forwarded-for': MAL } });
  const inside: Room[] = [];
  await expect(
    (async () => {
      for (;;) inside.push(await lobby.joinById('tables'));
    })(),
  ).rejects.toThrow('full');
  expect(inside.length).toBe(MOST_PER_ADDRESS);
  await Promise.all(inside.map((room) => room.leave()));
});
