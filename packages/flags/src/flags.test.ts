import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ok } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { type Command, describeFlagError, oneOf, parseFlags, together, wholeNumber } from './index.ts';

const PLAIN = {
  call: 'npm run try --',
  does: 'Tries.',
  flags: { seats: 'how many', out: 'a file' },
  switches: { json: 'for machines' },
} as const satisfies Command;
const WITH_WORDS = { ...PLAIN, words: '<file> …' } as const satisfies Command;

const said = (command: Command, line: string): unknown => {
  const parsed = parseFlags(command, line.split(' ').filter(Boolean));
  return parsed.ok ? parsed.value : parsed.error.map(describeFlagError);
};

describe('a command line', () => {
  test('is read by its names, and what was not said is not there', () => {
    expect(said(PLAIN, '--seats 3 --json')).toEqual({ seats: '3', json: true, words: [] });
    expect(said(PLAIN, '--out=-')).toEqual({ out: '-', words: [] });
    expect(said(PLAIN, '')).toEqual({ words: [] });
  });

  test('may hold words where the command takes them', () => {
    expect(said(WITH_WORDS, 'a --json b')).toEqual({ json: true, words: ['a', 'b'] });
    expect(said(WITH_WORDS, '-- --json')).toEqual({ words: ['--json'] });
  });

  test.each([
    ['--fast', ['--fast: there is no such flag; there are --seats, --out, --json']],
    ['--toString 1', 2],
    ['word', ['word: there is no such flag; there are --seats, --out, --json']],
    ['-x', ['-x: there is no such flag; there are --seats, --out, --json']],
    ['--seats', ['--seats: expected a value, but found ""']],
    ['--seats --json', ['--seats: expected a value, but found "--json"']],
    ['--json=no', ['--json: expected no value, but found "no"']],
    ['--fast --seats', 2],
  ])('is refused with every mistake: %s', (line, mistakes) => {
    const found = said(PLAIN, line);
    if (typeof mistakes === 'number') expect(found).toHaveLength(mistakes);
    else expect(found).toEqual(mistakes);
  });
});

test('values are read together, and so are their mistakes', () => {
  const read = (seats: string, color: string) =>
    together({
      seats: wholeNumber('seats', seats, 2, 4),
      color: oneOf('color', color, ['red', 'blue']),
      out: ok(null),
    });
  expect(read('3', 'red')).toEqual(ok({ seats: 3, color: 'red', out: null }));
  const wrong = read('1e1', 'pink');
  expect(wrong.ok ? [] : wrong.error.map(describeFlagError)).toEqual([
    '--seats: expected a whole number from 2 to 4, but found "1e1"',
    '--color: expected red, blue, but found "pink"',
  ]);
});

describe('a script', () => {
  const script = fileURLToPath(new URL('./testing/script.ts', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const HELP =
    'usage: npm run try -- [flags]\nTries.\n\n  --seats …  how many\n  --json     for machines\n  --help     tells this\n';

  test('goes on with what it was told', () =>
    expect(run('--seats', '3')).toMatchObject({ status: 0, stdout: '{"seats":"3","words":[]}\n', stderr: '' }));

  test('tells how it is called', () =>
    expect(run('--seats', '3', '--help')).toMatchObject({ status: 0, stdout: HELP, stderr: '' }));

  test('tells what is wrong, and how it is called', () => {
    const { status, stdout, stderr } = run('--seat', '3');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--seat: there is no such flag/);
    expect(stderr.endsWith(`\n\n${HELP}`)).toBe(true);
  });
});
