import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownerOf } from '../table/identity.ts';
import { Guest, openTable } from '../testing/guest.ts';
import { eventually } from '../testing/hostile-memory.ts';
import { somewhere } from '../testing/security-cast.ts';
import { testServer } from '../testing/test-server.ts';
import { pushKeys } from './keys.ts';
import { isPublicAddress, isPublicEndpoint } from './reach.ts';
import { openPushService, type PushService } from './testing/push-service.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let service: PushService;
const origins: string[] = [];
beforeAll(async () => {
  server = await testServer({ pushOrigins: origins, trustProxy: 1 });
  service = await openPushService(server.push.publicKey);
  origins.push(service.origin);
});
afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  await service[Symbol.asyncDispose]();
});

const newToken = (): string => randomBytes(16).toString('hex');

const tell = async (token: string, body: object, method = 'POST'): Promise<number> => {
  const headers = { ...somewhere(), 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(`${server.address}/api/push`, { method, headers, body: JSON.stringify(body) })).status;
};

/** Two sit down at a match over days, and both go; whoever is to move first has been called then. */
async function slowMatch(tokens: readonly [string, string]): Promise<{ code: string; first: string }> {
  const code = await openTable(server.address, { clock: { kind: 'days', days: 3 } });
  const ann = await Guest.join(server.address, code, 'Ann', tokens[0]);
  await ann.sit(0);
  await ann.leave();
  const bob = await Guest.join(server.address, code, 'Bob', tokens[1]);
  await bob.ask('sit', { seat: 1, nonce: '1'.repeat(32) });
  await bob.until(() => bob.state.phase === 'playing');
  const first = tokens[bob.state.toAct] ?? '';
  await bob.leave();
  return { code, first };
}

test('whoever is to move is called in their language, though nobody but them can read it', async () => {
  const tokens = [newToken(), newToken()] as const;
  for (const token of tokens) expect(await tell(token, { ...service.subscription(), language: 'de' })).toBe(201);
  const { code, first } = await slowMatch(tokens);
  await eventually(() => service.received.length === 1);
  const [call] = service.received;
  const other = first === tokens[0] ? 'Bob' : 'Ann';
  expect(call?.message).toEqual({ title: 'Du bist am Zug', body: `Keltis, mit ${other}`, code });
  expect(call?.claims.aud).toBe(service.origin);
  expect(call?.headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(call?.headers.topic).not.toContain(code);
});

test('a browser that is gone is forgotten, and one that says so itself', async () => {
  const [ann, bob] = [newToken(), newToken()];
  const [gone, given] = [service.subscription(), service.subscription()];
  await tell(ann, { ...gone, language: 'en' });
  await tell(bob, { ...given, language: 'en' });
  await tell(ann, { endpoint: given.endpoint }, 'DELETE');
  expect(await server.store.subscriptionsOf(ownerOf(bob))).toHaveLength(1);
  await tell(bob, { endpoint: given.endpoint }, 'DELETE');
  expect(await server.store.subscriptionsOf(ownerOf(bob))).toEqual([]);
  service.status = 410;
  onTestFinished(() => {
    service.status = 201;
  });
  server.push.call(ownerOf(ann), { code: 'ABCDEF', game: 'rune', others: ['Bob'] });
  await server.push.idle();
  expect(await server.store.subscriptionsOf(ownerOf(ann))).toEqual([]);
});

test('of one person the last eight browsers are called', async () => {
  const token = newToken();
  const all = Array.from({ length: 10 }, () => service.subscription());
  for (const one of all) await tell(token, { ...one, language: 'en' });
  expect(await server.store.subscriptionsOf(ownerOf(token))).toHaveLength(8);
});

describe('only what is on the public net is called', () => {
  test.each([
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
    'https://user:word@push.example.org/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://0x7f000001/a',
    'https://10.1.2.3/a',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/a',
    'https://[::ffff:10.0.0.1]/a',
    'https://[fd00::1]/a',
    'file:///etc/passwd',
    'nothing',
  ])('not %s', async (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(false);
    expect(await tell(newToken(), { ...service.subscription(), endpoint, language: 'en' })).toBe(400);
  });

  test('a push service is', () => {
    expect(isPublicEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
    expect(['192.168.1.1', '100.64.0.1', 'fe80::1', '64:ff9b::a00:1', '2002:a00:1::'].map(isPublicAddress)).toEqual(
      Array(5).fill(false),
    );
  });

  test('and a name that leads inside is refused when it is called', async () => {
    const { post } = await import('./post.ts');
    const letter = { endpoint: 'https://localhost/a', headers: {}, body: Buffer.alloc(1) };
    await expect(post(letter, false)).rejects.toThrow('localhost is no public address');
  });
});

test('the keys are made once, for this user alone, and a broken file is no reason to make others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const keys = pushKeys(folder);
  expect(pushKeys(folder)).toEqual(keys);
  const file = join(folder, 'push-keys.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(file, '{"publicKey":');
  expect(() => pushKeys(folder)).toThrow('push-keys.json holds no keys');
});
