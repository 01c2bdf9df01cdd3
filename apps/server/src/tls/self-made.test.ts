import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { covers, parseCertificate } from './certificate.ts';
import { selfMade } from './self-made.ts';

const DAY = 24 * 60 * 60 * 1000;
const HOME = ['localhost', 'attic.local', '192.0.2.5', '2001:db8::5'];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'dolmen-tls-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, 'tls');
}

test('has all names, and is kept; its key is for nobody else', async () => {
  const kept = folder();
  const made = await selfMade(kept, HOME);
  const parsed = parseCertificate(made);
  expect(HOME.filter((name) => parsed !== null && covers(parsed, name))).toEqual(HOME);
  expect(await selfMade(kept, HOME)).toEqual(made);
  if (process.platform !== 'win32') expect(statSync(join(kept, 'key.pem')).mode & 0o077).toBe(0);
});

test.each([
  ['a new address', [...HOME, '192.0.2.6'], 0],
  ['a new name', [...HOME, 'cellar.local'], 0],
  ['its end being near', HOME, 340],
])('is made anew for %s', async (_, names, days) => {
  const kept = folder();
  const first = await selfMade(kept, HOME);
  const second = await selfMade(kept, names, Date.now() + days * DAY);
  expect(second.cert).not.toBe(first.cert);
  expect(await selfMade(kept, names, Date.now() + days * DAY)).toEqual(second);
});

test.each([
  ['an address that went away', HOME.slice(0, 2), 0],
  ['an address of IPv6, which change by the day', [...HOME, '2001:db8::6'], 0],
  ['some months', HOME, 300],
])('stays for %s', async (_, names, days) => {
  const kept = folder();
  const first = await selfMade(kept, HOME);
  expect(await selfMade(kept, names, Date.now() + days * DAY)).toEqual(first);
});

test('is made anew where the files are broken, or belong to two', async () => {
  const [kept, other] = [folder(), folder()];
  const first = await selfMade(kept, HOME);
  writeFileSync(join(kept, 'cert.pem'), 'no certificate');
  const second = await selfMade(kept, HOME);
  expect(second.cert).not.toBe(first.cert);
  writeFileSync(join(kept, 'key.pem'), (await selfMade(other, HOME)).key);
  expect((await selfMade(kept, HOME)).cert).not.toBe(second.cert);
});
