import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { testServer } from '../testing/test-server.ts';
import { ask } from './ask.ts';
import { auditFile } from './audit.ts';
import { openLocalDoor } from './local-door.ts';
import { localPath } from './local-path.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let door: string;
let closeDoor: () => Promise<void>;

beforeAll(async () => {
  server = await testServer({ metricsToken: 'metrics-secret-0123' });
  door = localPath(server.dataDir) ?? '';
  closeDoor = await openLocalDoor(door, server.operator);
});
afterAll(async () => {
  await closeDoor();
  await server.stop();
});

const does = async (operation: string, input: unknown = {}): Promise<unknown> => {
  const done = await ask(door, operation, input, 'Gwen');
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};
const codeOf = async (operation: string, input: unknown = {}): Promise<string> => {
  const done = await ask(door, operation, input, 'Gwen');
  return done.ok ? 'done' : done.error.code;
};
const opened = async (): Promise<string> => ((await does('rooms open', { game: 'keltis' })) as { code: string }).code;

test.skipIf(process.platform === 'win32')('the door is for the user who runs the server alone', () => {
  expect(statSync(door).mode & 0o777).toBe(0o600);
  expect(statSync(join(server.dataDir, 'control')).mode & 0o777).toBe(0o700);
});

test('a table is opened, shown, spoken to, and closed for good', async () => {
  const code = await opened();
  const guest = await Guest.join(server.address, code, 'Ann');
  const heard = new Promise((resolve) => guest.room.onMessage('announced', resolve));
  expect(await does('rooms announce', { text: 'Tea is ready', code })).toEqual({ rooms: 1, clients: 1 });
  expect(await heard).toEqual({ text: 'Tea is ready' });
  const room = { code, game: 'keltis', phase: 'gathering', players: [null, null], clients: 1, ply: 0 };
  expect(await does('rooms list')).toMatchObject({ rooms: [room] });
  const left = new Promise((resolve) => guest.room.onLeave(resolve));
  expect(await does('rooms close', { code: code.toLowerCase() })).toEqual({ code });
  await left;
  expect(await does('rooms list')).toEqual({ rooms: [] });
  expect(await server.store.byCode(code)).toBeNull();
  expect(await codeOf('rooms close', { code })).toBe('no-such-table');
});

test('a match under way is scored when its table is closed', async () => {
  const code = await opened();
  const ann = await Guest.join(server.address, code, 'Ann');
  await ann.ask('sit', { seat: 0, nonce: '0'.repeat(32) });
  await ann.ask('computer', { seat: 1, level: 'beginner' });
  await ann.ask('start', {});
  const match = (await server.store.byCode(code))?.match?.id ?? '';
  await does('rooms close', { code });
  expect(await server.store.match(match)).toMatchObject({ result: { by: 'abandoned' } });
});

test('a server that is drained opens no table and begins no match, until it is told otherwise', async () => {
  const code = await opened();
  const ann = await Guest.join(server.address, code, 'Ann');
  await ann.ask('sit', { seat: 0, nonce: '0'.repeat(32) });
  await ann.ask('computer', { seat: 1, level: 'beginner' });
  expect(await does('rooms drain')).toEqual({ draining: true, playing: 0 });
  expect(await codeOf('rooms open', { game: 'rune' })).toBe('draining');
  expect(await ann.refused('start', {})).toMatchObject({ code: 'draining' });
  expect((await fetch(`${server.address}/health`)).status).toBe(503);
  expect(await does('health')).toMatchObject({ status: 'draining', rooms: 1 });
  await does('rooms drain', { off: true });
  await ann.ask('start', {});
  expect(await does('rooms drain', { off: true })).toEqual({ draining: false, playing: 1 });
  await does('rooms close', { code });
});

test('what is asked wrongly is refused, and what is unknown', async () => {
  expect(await codeOf('rooms open', { game: 'chess' })).toBe('malformed');
  expect(await codeOf('rooms announce', { text: ' ' })).toBe('malformed');
  expect(await codeOf('rooms burn')).toBe('no-such-operation');
});

test('settings in force show no secret', async () => {
  expect(await does('settings')).toMatchObject({
    settings: expect.arrayContaining([expect.objectContaining({ key: 'port' })]),
  });
  expect(JSON.stringify(await does('settings'))).not.toContain('metrics-secret');
});

test('what was done stands in the audit log, and what is only looked at does not', async () => {
  await does('health');
  const code = await opened();
  await codeOf('rooms close', { code: 'NOSUCH' });
  const lines = readFileSync(auditFile(server.dataDir), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-2)).toMatchObject({ via: 'program', who: 'Gwen', operation: 'rooms open', result: 'done' });
  expect(lines.at(-1)).toMatchObject({ operation: 'rooms close', input: { code: 'NOSUCH' }, result: 'no-such-table' });
  expect(lines.map(({ operation }) => operation)).not.toContain('health');
  expect(statSync(auditFile(server.dataDir)).mode & 0o777).toBe(0o600);
  await does('rooms close', { code });
});
