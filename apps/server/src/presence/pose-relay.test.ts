import { setTimeout } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { MIDDLE, NO_POSE, POSES, packPose, packPoses, readPoses } from '@dolmen/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableRoom } from '../rooms/table-room.ts';
import { Guest, openTable, playOn } from '../testing/guest.ts';
import { slowLine } from '../testing/slow-line.ts';
import { testServer } from '../testing/test-server.ts';

/** Against a real server with the limit that everybody gets, over real sockets. */

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ rateLimit: 20 });
});
afterAll(() => server.stop());

const pointing = (x: number, area = MIDDLE): Uint8Array => packPose({ ...NO_POSE, cursor: { area, x, z: 0 } });

/** Somebody at a table, and what they were told of others: a seat and where it points, or that it is gone. */
class Watcher {
  readonly guest: Guest;
  readonly told: (readonly [seat: number, x: number | null])[] = [];

  constructor(guest: Guest) {
    this.guest = guest;
    guest.room.onMessage(POSES, (bytes: Uint8Array) => {
      for (const { seat, pose } of readPoses(bytes, 2)) this.told.push([seat, pose.cursor?.x ?? null]);
    });
  }

  static async at(code: string, name: string, address = server.address): Promise<Watcher> {
    const watcher = new Watcher(await Guest.join(address, code, name));
    await watcher.turn(true);
    return watcher;
  }

  async turn(isOn: boolean): Promise<void> {
    await this.guest.ask('presence', { isOn });
  }

  send(bytes: Uint8Array): void {
    this.guest.room.sendBytes(POSES, bytes);
  }

  async hears(seat: number, x: number | null): Promise<void> {
    while (!this.told.some(([from, at]) => from === seat && at === x)) await setTimeout(5);
  }

  leave(): Promise<void> {
    return this.guest.leave();
  }
}

async function seated(): Promise<{ code: string; ann: Watcher; bob: Watcher; eve: Watcher }> {
  const code = await openTable(server.address);
  const [ann, bob, eve] = [await Watcher.at(code, 'Ann'), await Watcher.at(code, 'Bob'), await Watcher.at(code, 'Eve')];
  await ann.guest.sit(0);
  await bob.guest.sit(1);
  return { code, ann, bob, eve };
}

test('who sits is seen by everybody else, in their own seat, also by who comes later', async () => {
  const { code, ann, bob, eve } = await seated();
  ann.send(pointing(100));
  await Promise.all([bob.hears(0, 100), eve.hears(0, 100)]);
  bob.send(pointing(200));
  await Promise.all([ann.hears(1, 200), eve.hears(1, 200)]);
  const late = await Watcher.at(code, 'Late');
  await Promise.all([late.hears(0, 100), late.hears(1, 200)]);
  await ann.leave();
  await Promise.all([bob.hears(0, null), late.hears(0, null)]);
  for (const one of [bob, eve, late]) await one.leave();
});

test('spectators, wrong bytes and impossible places are not told, and cost nobody a seat', async () => {
  const { ann, bob, eve } = await seated();
  eve.send(pointing(1));
  for (const wrong of [
    new Uint8Array(),
    new Uint8Array(4000),
    pointing(2).subarray(1),
    new Uint8Array([...pointing(3), 0]),
    pointing(4, 2),
    // As the server tells it, with the seat of somebody else.
    packPoses([[1, pointing(5)]]),
  ])
    ann.send(wrong);
  await ann.guest.ask('presence', { isOn: true });
  bob.send(pointing(6));
  await Promise.all([ann.hears(1, 6), eve.hears(1, 6)]);
  ann.send(pointing(7));
  await Promise.all([bob.hears(0, 7), eve.hears(0, 7)]);
  expect(bob.told).toEqual([
    [1, 6],
    [0, 7],
  ]);
  for (const one of [ann, bob, eve]) await one.leave();
});

test('who floods loses poses, not the seat, and others play on', async () => {
  const { ann, bob, eve } = await seated();
  await ann.guest.ask('start', {});
  for (let x = 0; x < 3000; x++) ann.send(pointing(x));
  await ann.guest.ask('presence', { isOn: true });
  await playOn([ann.guest, bob.guest], [1, 2, 3, 4], 2);
  expect(ann.guest.seat).toBe(0);
  expect(bob.told.length).toBeGreaterThan(0);
  expect(bob.told.length).toBeLessThan(100);
  // It is heard again as soon as it is quiet.
  while (!bob.told.some(([, x]) => x === 5000)) {
    ann.send(pointing(5000));
    await setTimeout(50);
  }
  expect(server.failures).toEqual([]);
  for (const one of [ann, bob, eve]) await one.leave();
});

test('who switches it off is neither told nor shown', async () => {
  const { ann, bob, eve } = await seated();
  ann.send(pointing(1));
  await Promise.all([bob.hears(0, 1), eve.hears(0, 1)]);
  await ann.turn(false);
  await Promise.all([bob.hears(0, null), eve.hears(0, null)]);
  ann.send(pointing(2));
  const heard = ann.told.length;
  bob.send(pointing(3));
  await eve.hears(1, 3);
  await ann.guest.ask('chat', { text: 'after that' });
  expect(ann.told.slice(heard)).toEqual([]);
  expect(eve.told).not.toContainEqual([0, 2]);
  for (const one of [ann, bob, eve]) await one.leave();
});

interface Line {
  readonly bufferedAmount: number;
  ping(bytes: Uint8Array): void;
}

test('who is slow gets no queue: nothing while they take nothing, and then the newest', async () => {
  const { code, ann, bob, eve } = await seated();
  using line = await slowLine(server.address);
  const slow = await Watcher.at(code, 'Slow', line.address);
  ann.send(pointing(1));
  await slow.hears(0, 1);
  line.stall();
  const room = matchMaker.getLocalRoomById(code) as TableRoom;
  const end = room.clients.find(({ auth }) => auth?.name === 'Slow')?.ref as unknown as Line;
  while (end.bufferedAmount < 100_000) {
    for (let count = 0; count < 1000; count++) end.ping(new Uint8Array(125));
    await setTimeout(1);
  }
  for (const x of [2, 3, 4]) {
    ann.send(pointing(x));
    await bob.hears(0, x);
  }
  line.flow();
  while (!slow.told.some(([, x]) => x === 6)) {
    ann.send(pointing(5));
    ann.send(pointing(6));
    await setTimeout(50);
    ann.send(pointing(7));
  }
  expect(slow.told.filter(([, x]) => x === 2 || x === 3 || x === 4)).toEqual([]);
  for (const one of [ann, bob, eve, slow]) await one.leave();
});
