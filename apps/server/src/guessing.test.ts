import { matchMaker } from '@colyseus/core';
import { PROTOCOL } from '@dolmen/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCode } from './rooms/code.ts';
import { Guest, openTable } from './testing/guest.ts';
import { HOOK_TIMEOUT, type HostileServer, hostileServer } from './testing/hostile-server.ts';

/** Somebody tries codes. */

let server: HostileServer;
beforeAll(async () => {
  server = await hostileServer();
}, HOOK_TIMEOUT);
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
}, HOOK_TIMEOUT);

let places = 0;
const newAddress = (): string => `10.9.0.${places++}`;

const find = (code: string, address: string, token?: string): Promise<Response> =>
  fetch(`${server.address}/api/tables/${code}`, {
    headers: { 'x-forwarded-for': address, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

const join = (code: string, address: string, token = 'somebody-who-tries', method = 'joinById'): Promise<Response> =>
  fetch(`${server.address}/matchmake/${method}/${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      ...{ token, name: 'Mal', protocol: PROTOCOL },
      ...(method === 'reconnect' && { reconnectionToken: 'mine' }),
    }),
  });

type Try = (code: string, address: string) => Promise<Response>;

/** Tries codes until it is told nothing more; gives how many were answered. */
async function spend(attempt: Try, address: string): Promise<number> {
  for (let tried = 0; tried < 1000; tried++) {
    const { status } = await attempt(newCode('private'), address);
    if (status === 429) return tried;
    expect(status).toBe(404);
  }
  throw new Error('nobody counts');
}

describe.each<[string, Try]>([
  ['over HTTP', find],
  ['by joining', join],
  ['by coming back', (code, address) => join(code, address, 'somebody-who-tries', 'reconnect')],
])('wrong codes %s', (_, attempt) => {
  test('are limited by address, and then right ones tell nothing either', async () => {
    const code = await openTable(server.address);
    const address = newAddress();
    expect(await spend(attempt, address)).toBeLessThanOrEqual(30);
    for (const [door, typed] of [
      [find, code],
      [join, code],
      [find, newCode('private')],
    ] as const)
      expect((await door(typed, address)).status).toBe(429);
    expect((await find(code, newAddress())).status).toBe(200);
  });
});

test('who is wrong a few times still gets in', async () => {
  const code = await openTable(server.address);
  const address = newAddress();
  for (let time = 0; time < 10; time++) expect((await find(newCode('public'), address)).status).toBe(404);
  expect((await find(code, address)).status).toBe(200);
  expect((await join(code, address)).status).toBe(200);
});

test('who has a seat gets to it, whatever others behind the same address try', async () => {
  const code = await openTable(server.address);
  const ann = await Guest.join(server.address, code, 'Ann');
  await ann.sit(0);
  const address = newAddress();
  await spend(find, address);
  expect((await find(code, address, ann.token)).status).toBe(200);
  expect((await join(code, address, ann.token)).status).toBe(200);
  expect((await find(code, address, 'a-stranger-with-a-token')).status).toBe(429);
  expect((await find(newCode('private'), address, ann.token)).status).toBe(429);
  await ann.leave();
});

test('a network of IPv6 addresses counts as one', async () => {
  let host = 0;
  await spend((code) => find(code, `2001:db8:1:2::${(host++).toString(16)}`), '');
  expect((await find(newCode('public'), '2001:db8:1:2:aaaa::1')).status).toBe(429);
  expect((await find(newCode('public'), '2001:db8:1:3::1')).status).toBe(404);
});

test('a wrong code reads no match: it opens nothing, and asks the store once at most', async () => {
  const rooms = (await matchMaker.query({})).length;
  for (const code of ['AAAAAA', 'NOSUCH', '__proto__', 'x'.repeat(2000)])
    expect((await find(code, newAddress())).status).toBe(404);
  expect((await matchMaker.query({})).length).toBe(rooms);
});
