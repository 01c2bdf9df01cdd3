import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Door } from './door.ts';
import { firstSecret, isSecret, newSecret, writeSecret } from './secret.ts';
import { Sessions } from './sessions.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'dolmen-admin-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a secret is made once, told once, and kept as a hash that only its user may read', async () => {
  const here = folder();
  const secret = await firstSecret(here);
  expect(secret).toMatch(/^[\w-]{20}$/);
  expect(await firstSecret(here)).toBe(null);
  const kept = readFileSync(join(here, 'admin.json'), 'utf8');
  expect(kept).not.toContain(secret);
  if (process.platform !== 'win32') expect(statSync(join(here, 'admin.json')).mode & 0o777).toBe(0o600);
  expect(await isSecret(here, secret ?? '')).toBe(true);
  expect(await isSecret(here, `${secret}x`)).toBe(false);
  const another = await newSecret(here);
  expect(await isSecret(here, secret ?? '')).toBe(false);
  expect(await isSecret(here, another)).toBe(true);
  expect(await isSecret(folder(), another)).toBe(false);
});

test('after ten tries an address is not heard for a while, though it were right', async () => {
  const here = folder();
  await writeSecret(here, 'correct horse battery');
  const door = new Door(here);
  const knock = async (address: string, secret: string) => {
    const opened = await door.knock(address, secret);
    return opened.ok ? 'yes' : opened.error.code;
  };
  for (let time = 0; time < 10; time++) expect(await knock('203.0.113.7', 'wrong')).toBe('wrong-secret');
  expect(await knock('203.0.113.7', 'correct horse battery')).toBe('rate-limited');
  expect(await knock('203.0.113.8', 'correct horse battery')).toBe('yes');
});

test('a flood from everywhere is not heard either: only two secrets are checked at a time', async () => {
  const here = folder();
  await writeSecret(here, 'correct horse battery');
  const door = new Door(here);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const opened = await door.knock(`203.0.113.${index}`, 'wrong');
      return opened.ok ? 'yes' : opened.error.code;
    }),
  );
  expect(answers.filter((code) => code === 'wrong-secret').length).toBe(2);
  expect(answers.filter((code) => code === 'rate-limited').length).toBe(48);
});

test('a session ends when it is not used, at the end of a day, by itself, and with all others', () => {
  let now = 0;
  const sessions = new Sessions(() => now);
  const hour = 3_600_000;
  const idle = sessions.begin();
  now = 1.5 * hour;
  expect(sessions.find(idle)).not.toBe(null);
  now = 3.5 * hour;
  expect(sessions.find(idle)).toBe(null);
  const long = sessions.begin();
  for (let hours = 1; hours < 12; hours++) {
    now += hour;
    expect(sessions.find(long)).not.toBe(null);
  }
  now += hour;
  expect(sessions.find(long)).toBe(null);
  const [one, two] = [sessions.begin(), sessions.begin()];
  sessions.end(one);
  expect([sessions.find(one), sessions.find(two)?.since]).toEqual([null, now]);
  sessions.closeAll();
  expect(sessions.find(two)).toBe(null);
  expect(sessions.find(null)).toBe(null);
});

test('nobody fills the memory with sessions', () => {
  const sessions = new Sessions();
  const first = sessions.begin();
  const rest = Array.from({ length: 20 }, () => sessions.begin());
  expect(sessions.find(first)).toBe(null);
  expect(rest.every((cookie) => sessions.find(cookie) !== null)).toBe(true);
});
