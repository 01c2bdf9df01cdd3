import { describe, expect, test } from 'vitest';
import { Attempts } from './attempts.ts';
import { Door } from './door.ts';
import { hashPassword } from './password.ts';

const RULES = { path: '/', isSecure: false };
const passOf = async (door: Door, password: string): Promise<string> =>
  (await door.unlock(password, RULES))?.split(';')[0] ?? '';

describe.each(['as plain text', 'as a hash'])('a password %s', (how) => {
  const given = (password: string): string | Promise<string> =>
    how === 'as a hash' ? hashPassword(password) : password;

  test('opens its door, and no other does', async () => {
    const door = await Door.behind(await given('three stones'), '');
    const pass = await passOf(door, 'three stones');
    expect(door.isOpenTo(pass)).toBe(true);
    expect(door.isOpenTo(`other=1; ${pass}; more=2`)).toBe(true);
    for (const tried of ['four stones', 'three stone', 'three stones ', ''])
      expect(await door.unlock(tried, RULES)).toBe(null);
    for (const shown of [null, undefined, '', pass.slice(0, -1), `${pass}x`, pass.replace('=', '=x')])
      expect(door.isOpenTo(shown)).toBe(false);
  });

  test('makes a pass that is good after a restart, and not for another door or password', async () => {
    const [mine, other] = [await given('three stones'), await given('four stones')];
    const pass = await passOf(await Door.behind(mine, 'room club'), 'three stones');
    expect((await Door.behind(mine, 'room club')).isOpenTo(pass)).toBe(true);
    expect((await Door.behind(mine, 'room cellar')).isOpenTo(pass)).toBe(false);
    expect((await Door.behind(other, 'room club')).isOpenTo(pass)).toBe(false);
  });
});

test('a letter with its accent is the same however it is typed', async () => {
  const door = await Door.behind('caf\u00e9 noir', '');
  expect(await passOf(door, 'cafe\u0301 noir')).not.toBe('');
});

test('over a secure line the pass stays on secure lines; no script reads it, no other site sends it', async () => {
  const door = await Door.behind('three stones', '');
  const cookie = await door.unlock('three stones', { path: '/dolmen/', isSecure: true });
  expect(cookie).toMatch(/; Path=\/dolmen\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
});

test('wrong ones are counted by address, right ones are not', () => {
  const attempts = new Attempts();
  for (let right = 0; right < 50; right++) {
    expect(attempts.begin('192.0.2.1')).toBe(true);
    attempts.wasRight('192.0.2.1');
  }
  for (let wrong = 0; wrong < 10; wrong++) expect(attempts.begin('192.0.2.1')).toBe(true);
  expect(attempts.begin('192.0.2.1')).toBe(false);
  expect(attempts.begin('192.0.2.2')).toBe(true);
});
