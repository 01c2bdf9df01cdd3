import { Client } from '@colyseus/sdk';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Guest } from './testing/guest.ts';
import { HOOK_TIMEOUT } from './testing/hostile-server.ts';
import { HostileSocket } from './testing/hostile-socket.ts';
import { ask } from './testing/http.ts';
import { testServer } from './testing/test-server.ts';

const PASSWORD = 'three stones';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ password: PASSWORD, trustProxy: 1, name: 'The Circle' });
}, HOOK_TIMEOUT);
afterEach(() => expect(server.failures).toEqual([]));
afterAll(() => server.stop(), HOOK_TIMEOUT);

let addresses = 0;
const somewhere = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` });
const table = { game: 'keltis', options: {}, seats: 2, visibility: 'public', clock: { kind: 'none' } };
const tell = (password: string, from = somewhere()) => ask(`${server.address}/api/pass`, { password }, from);

/** The answer to a wish for a socket. */
async function upgrade(cookie: string): Promise<string> {
  const socket = new HostileSocket(Number(new URL(server.address).port));
  socket.write(
    `GET /x/y HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: ${cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  await socket.until((received) => received.includes('\r\n\r\n'));
  const status = socket.received.toString('latin1').split(' ')[1] ?? '';
  await socket.drop();
  return status;
}

test('without the password there is a door with a name on it, and nothing else', async () => {
  const { status, body } = await ask(`${server.address}/api/server`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'The Circle', isPrivate: true, isLocked: true, publicUrl: null });
  expect(Object.keys(body).sort()).toEqual(['colors', 'isLocked', 'isPrivate', 'language', 'name', 'publicUrl']);
  for (const path of ['tables', 'tables/ABCDEF', 'rooms', 'matches', 'matches/x', 'openapi.json', 'TABLES', 'nothing'])
    expect(await ask(`${server.address}/api/${path}`)).toMatchObject({
      status: 401,
      body: { error: { code: 'locked' } },
    });
  expect(await ask(`${server.address}/API/rooms`)).toMatchObject({ status: 401 });
  for (const path of ['tables', 'quick', 'identity/code', 'identity/claim'])
    expect((await ask(`${server.address}/api/${path}`, table)).status, path).toBe(401);
  expect((await ask(`${server.address}/api/pass`, { room: 'club', password: PASSWORD })).status).toBe(401);
  await expect(new Client(server.address).joinById('tables')).rejects.toThrow('locked');
  expect(await upgrade('')).toBe('401');
  expect(await upgrade('dolmen-000000000000=x')).toBe('401');
  expect((await fetch(`${server.address}/`)).status).toBe(200);
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
});

test('whoever tells it comes in everywhere, over HTTP and sockets', async () => {
  const { status, cookie } = await tell(PASSWORD);
  expect(status).toBe(200);
  expect((await ask(`${server.address}/api/server`, undefined, { cookie })).body).toMatchObject({ isLocked: false });
  const opened = await ask(`${server.address}/api/tables`, table, { cookie });
  expect(opened.status).toBe(201);
  const guest = await Guest.join(server.address, String(opened.body.code), 'Ann', undefined, undefined, cookie);
  await guest.sit(0);
  await guest.leave();
  expect(await upgrade(cookie)).toBe('101');
});

test('a thousand guesses at once are refused, and nobody else notices', async () => {
  const from = somewhere();
  const guesses = await Promise.all(Array.from({ length: 1000 }, (_, guess) => tell(`guess ${guess}`, from)));
  const count = (status: number): number => guesses.filter((answer) => answer.status === status).length;
  expect([count(403), count(429)]).toEqual([10, 990]);
  expect((await tell(PASSWORD, from)).status).toBe(429);
  expect((await tell(PASSWORD)).status).toBe(200);
});

test.each([[{}], [{ password: '' }], [{ password: 'x'.repeat(1000) }], [{ password: PASSWORD, more: 1 }], [[]]])(
  '%o is no password',
  async (body) => {
    expect(await ask(`${server.address}/api/pass`, body)).toMatchObject({ status: 400 });
  },
);
