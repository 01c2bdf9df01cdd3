import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

describe('the game in the terminal', () => {
  test('is the same for the same seed, and ends with a winner', () => {
    const first = run('--seed', '2a', '--seats', '3', '--lang', 'en');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Keltis, 3 players, seed 0{30}2a\n/);
    expect(first.stdout).toMatch(/wins with|share the victory/);
    expect(run('--seed', '2a', '--seats', '3', '--lang', 'en').stdout).toBe(first.stdout);
  });

  test.each(['en', 'de', 'fr', 'nl'])('speaks %s with every place filled in', (language) => {
    const { stdout } = run('--seed', '7', '--lang', language);
    expect(stdout).not.toMatch(/[{}]|undefined/);
  });

  test.each([['--seats', '5'], ['--seed', 'xyz'], ['--pace', '-1'], ['--lang', 'xx'], ['--nonsense']])(
    'refuses %s %s and says how to call it',
    (...args) => {
      const { status, stderr, stdout } = run(...args);
      expect(status).toBe(2);
      expect(stderr).toContain('usage: npm run terminal');
      expect(stdout).toBe('');
    },
  );
});

test('only somebody who watches has to wait', () => {
  const pace = (watched: boolean): number | undefined => {
    const settings = parseSettings([], watched, undefined);
    return settings.ok ? settings.value.pace : undefined;
  };
  expect([pace(true), pace(false)]).toEqual([250, 0]);
});
