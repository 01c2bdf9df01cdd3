import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfMade } from '../tls/self-made.ts';
import { judge } from './certificate.ts';
import { judgeClock } from './clock.ts';
import { examine } from './examine.ts';
import { examineVersion } from './version.ts';

const DAY = 24 * 60 * 60_000;

let scratch: string;
let taker: Server;
let taken: number;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'dolmen-doctor-'));
  taker = createServer((socket) =>
    socket.resume().end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}'),
  );
  await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  taken = (taker.address() as { port: number }).port;
});
afterAll(async () => {
  await new Promise<void>((resolve) => taker.close(() => resolve()));
  rmSync(scratch, { recursive: true, force: true });
});

/** What is found about one thing, with these settings. */
async function found(about: string, env: Readonly<Record<string, string>>) {
  const findings = await examine({ DATA_DIR: 'data', PORT: '0', HOST: '127.0.0.1', ...env }, scratch);
  return findings.find((finding) => finding.about === about);
}

test('a machine where nothing is wrong', async () => {
  const findings = await examine({ DATA_DIR: 'data', PORT: '0' }, scratch);
  expect(findings.filter(({ state }) => state === 'ill')).toEqual([]);
  const subjects = ['version', 'settings', 'folder', 'database', 'port', 'proxy', 'certificate', 'clock'];
  expect(findings.map(({ about }) => about)).toEqual(subjects);
});

test('settings that cannot be read: all faults at once, and nothing further', async () => {
  const findings = await examine({ PORT: 'eighty', MAX_ROOMS: 'many' }, scratch);
  expect(findings.map(({ about, state }) => [about, state])).toEqual([
    ['version', 'well'],
    ['settings', 'ill'],
  ]);
  expect(findings[1]?.says).toMatch(/PORT.*MAX_ROOMS/s);
});

test('a folder that is a file', async () => {
  writeFileSync(join(scratch, 'file'), '');
  expect(await found('folder', { DATA_DIR: 'file/data' })).toMatchObject({ state: 'ill' });
});

test('a database that is none', async () => {
  mkdirSync(join(scratch, 'bad'));
  writeFileSync(join(scratch, 'bad/dolmen.sqlite'), 'no database'.repeat(500));
  expect(await found('database', { DATA_DIR: 'bad' })).toMatchObject({
    state: 'ill',
    advice: expect.stringContaining('restore'),
  });
});

test('a port that another program has', async () => {
  expect(await found('port', { PORT: String(taken) })).toMatchObject({
    state: 'ill',
    says: expect.stringContaining('in use'),
  });
});

test('a proxy that leads nowhere, and one that leads elsewhere', async () => {
  expect(await found('proxy', { PUBLIC_URL: 'http://127.0.0.1:1' })).toMatchObject({ state: 'odd' });
  const elsewhere = await found('proxy', { PUBLIC_URL: `http://127.0.0.1:${taken}` });
  expect(elsewhere).toMatchObject({ state: 'ill', says: expect.stringContaining('not as Dolmen') });
  expect(await found('proxy', { TRUST_PROXY: '1' })).toMatchObject({ state: 'odd' });
});

test('certificates of its own: one that is good, one that is none', async () => {
  await selfMade(join(scratch, 'tls'), ['localhost']);
  const TLS_KEY = 'tls/key.pem';
  expect(await found('certificate', { TLS_CERT: 'tls/cert.pem', TLS_KEY })).toMatchObject({ state: 'well' });
  expect(await found('certificate', { TLS_CERT: TLS_KEY, TLS_KEY })).toMatchObject({ state: 'ill' });
  expect(await found('certificate', { TLS: 'self' })).toMatchObject({ state: 'well' });
});

test.each([
  ['well', 60, null],
  ['odd', 5, null],
  ['ill', -1, null],
  ['ill', 60, 'SELF_SIGNED_CERT_IN_CHAIN'],
])('a certificate is %s with %i days to go and the fault %s', (state, days, fault) => {
  expect(judge('games.example.org', new Date(days * DAY + DAY / 2).toUTCString(), fault, 0)).toMatchObject({ state });
});

test.each([
  ['well', 0, true],
  ['well', 0, null],
  ['odd', 0, false],
  ['ill', 10 * DAY, true],
])('a clock is %s if the data were written %i ms ahead of it, and it is kept right: %s', (state, ahead, isKept) => {
  expect(judgeClock(DAY, DAY + ahead, isKept)).toMatchObject({ state });
});

test('a Node that is too old', () => {
  expect(examineVersion('22.4.1')).toMatchObject({ state: 'ill', advice: expect.stringContaining('24') });
});
