import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectTable, randomHex, until } from '@dolmen/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { ROOT } from './project.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dolmen-dev-'));
const said: string[] = [];
let child: ChildProcess;
let address = '';

const get = (path: string): Promise<Response> => fetch(`${address}${path}`);
/** A guard against hanging, not a measure. */
const patiently = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 300_000, interval: 200 });
const isOpen = async (): Promise<void> => expect((await get('/health')).status).toBe(200);

/** As an editor does that saves a file. */
const save = (file: string): void => utimesSync(join(ROOT, file), new Date(), new Date());

beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, [MAIN, '--port', String(port)], { env: { ...process.env, DATA_DIR: folder } });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  await patiently(isOpen);
});

afterAll(async () => {
  if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function openTable(): Promise<string> {
  const wanted = { game: 'keltis', options: {}, seats: 2, visibility: 'private', clock: { kind: 'none' } };
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { code: string }).code;
}

test('the page and its sources come from the one address that is told', async () => {
  const told = address.replace('127.0.0.1', 'localhost');
  await patiently(() => expect(said.join('')).toContain(told));
  expect(said.join('').match(/http:\/\/\S+/g)).toEqual([told]);
  const page = await (await get('/')).text();
  const [source] = /\/src\/main\.tsx[^"]*/.exec(page) ?? [];
  expect((await get(source ?? '/nowhere')).headers.get('content-type')).toContain('javascript');
});

test('a saved source of the table reaches the page', async () => {
  await get('/src/main.tsx');
  const [, token] = /wsToken = "([^"]+)"/.exec(await (await get('/@vite/client')).text()) ?? [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)).type));
  await patiently(() => expect(heard).toContain('connected'));
  save('apps/table/src/main.tsx');
  await patiently(() => expect(heard).toEqual(expect.arrayContaining([expect.stringMatching(/update|full-reload/)])));
  socket.close();
});

test('a table is opened and joined through it, also after a saved source has started the server anew', async () => {
  const code = await openTable();
  const guest = connectTable({ address, code, token: randomHex(), name: 'Ann' });
  await until(guest, () => guest.status === 'open');
  expect(guest.state?.code).toBe(code);
  save('apps/server/src/metrics.ts');
  await until(guest, () => guest.status === 'returning');
  // The one that ends still answers for a moment, and opens no table any more.
  const next = connectTable({ address, code: await patiently(openTable), token: randomHex(), name: 'Ann' });
  await until(next, () => next.status === 'open');
  await Promise.all([guest.leave(), next.leave()]);
});

// On Windows there are no signals to send.
test.skipIf(process.platform === 'win32')('it stops when it is told to, and nothing goes on', async () => {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(said.join('').match(/matches are stored/g)?.length).toBeGreaterThanOrEqual(2);
  await expect(isOpen()).rejects.toThrow();
});
