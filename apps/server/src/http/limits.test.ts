import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { HostileSocket } from '../testing/hostile-socket.ts';
import { limitedServer } from './limits.ts';

const IMPATIENT = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };

/** Answers everything at once; upgrades, too, and leaves them open. */
async function listening(trustProxy: number, maxConnectionsPerAddress: number, patience?: typeof IMPATIENT) {
  const server = limitedServer({ trustProxy, maxConnectionsPerAddress }, createServer, patience);
  server.on('request', (request, response) => {
    request.resume();
    request.on('end', () => response.end('done'));
  });
  server.on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const upgrade = (from: string): string =>
  `GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: ${from}\r\n\r\n`;
const text = ({ received }: HostileSocket): string => received.toString('latin1');

test.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: a\r\nX-Never: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc'],
])('who begins %s and does not end it is put out', async (_, begun) => {
  const socket = new HostileSocket(await listening(0, 10, IMPATIENT)).write(begun);
  await socket.closed;
  expect(text(socket)).toMatch(/^(HTTP\/1.1 408 |$)/);
});

test('an address has so many connections, and another one when it closes one', async () => {
  const port = await listening(0, 3);
  const ask = async (): Promise<HostileSocket> => {
    const socket = new HostileSocket(port).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await socket.until((received) => received.includes('done'));
    return socket;
  };
  const open = [await ask(), await ask(), await ask()];
  expect(open.map((socket) => text(socket).includes('done'))).toEqual([true, true, true]);
  expect(text(await ask())).toBe('');
  await open[0]?.drop();
  let isServed = false;
  while (!isServed) isServed = text(await ask()).includes('done');
});

test('behind a proxy the sockets of an address are counted, as the proxy tells it', async () => {
  const port = await listening(1, 2);
  const open = async (from: string): Promise<string> => {
    const socket = new HostileSocket(port).write(upgrade(from));
    await socket.until((received) => received.includes('\r\n\r\n'));
    return text(socket).split('\r\n')[0] ?? '';
  };
  expect(await open('192.0.2.1')).toContain('101');
  expect(await open('203.0.113.7, 192.0.2.1')).toContain('101');
  expect(await open('203.0.113.8, 192.0.2.1')).toContain('429');
  expect(await open('192.0.2.2')).toContain('101');
});
