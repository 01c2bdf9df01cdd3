import { EVALUATORS } from '@dolmen/bots';
import { GAMES, ok } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { type Inquiry, inquire } from './inquiry.ts';
import { parseInquiry } from './inquiry-flags.ts';
import { somePosition } from './position.ts';
import { worthOf } from './worth.ts';

const inquiry: Inquiry = {
  game: 'rune',
  options: {},
  seats: 2,
  positions: 6,
  playouts: 20,
  budget: { playouts: 60 },
  settings: [{}, { width: 1 }],
  seed: [1, 2, 3, 4],
  threads: 1,
};

test.each(Object.keys(EVALUATORS) as (keyof typeof EVALUATORS)[])(
  'a position of %s is a choice, seen by its player',
  (id) => {
    const options = GAMES[id]?.options({});
    const view = somePosition(EVALUATORS[id], options?.ok ? options.value : {}, 2, [0, 0, 0, 7]);
    expect(EVALUATORS[id].game.legal(view).length).toBeGreaterThan(1);
    expect(EVALUATORS[id].game.view(view, view.toAct ?? 0)).toEqual(view);
  },
);

test('moves are judged in the same worlds: the same move is worth the same', () => {
  const view = somePosition(EVALUATORS.rune, {}, 2, [0, 0, 0, 7]);
  const [first, second] = EVALUATORS.rune.game.legal(view);
  const [one, other, again] = worthOf(EVALUATORS.rune, view, [first, second, first], 30, [1, 1, 1, 1]);
  expect(one).toBe(again);
  expect(one).not.toBe(other);
});

test('nothing is given away by the best, and an inquiry is the same in any number of threads', async () => {
  const told: number[] = [];
  const findings = await inquire(inquiry, (done) => told.push(done));
  expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  expect(findings.map(({ name }) => name)).toEqual(['rule', '{}', '{"width":1}']);
  for (const { mean, reach } of findings) expect([mean >= 0, reach >= 0]).toEqual([true, true]);
  expect(await inquire({ ...inquiry, threads: 3 })).toEqual(findings);
});

test('a search as wide as one move plays as the rule bot does, where both rate alike', async () => {
  const options = GAMES['rune-stones']?.options({});
  if (!options?.ok) throw new Error('no options');
  const [rule, , narrow] = await inquire({ ...inquiry, game: 'rune-stones', options: options.value });
  expect(narrow).toEqual({ ...rule, name: '{"width":1}' });
});

describe('flags', () => {
  const faultsOf = (line: string): string[] => {
    const wanted = parseInquiry(line.split(' ').filter(Boolean));
    return wanted.ok ? [] : wanted.error.map(({ flag, found }) => `${flag} ${found}`);
  };

  test('are read, and have defaults', () => {
    const line = '--game rune --seed 2a --threads 1 --positions 5 --playouts 9 --budget 30';
    expect(parseInquiry([...line.split(' '), '--settings', '[{"temperature":0.3,"depth":4}]'])).toEqual(
      ok({
        game: 'rune',
        options: { grandmaster: false },
        seats: 2,
        seed: [0, 0, 0, 42],
        threads: 1,
        positions: 5,
        playouts: 9,
        budget: { playouts: 30 },
        settings: [{ temperature: 0.3, depth: 4 }],
      }),
    );
    const wanted = parseInquiry([]);
    expect(wanted.ok && wanted.value).toMatchObject({ game: 'keltis', budget: { millis: 200 }, settings: [{}] });
  });

  test.each([
    ['--game chess', ['--game chess']],
    ['--positions 1 --budget 0ms', ['--positions 1', '--budget 0ms']],
    ['--settings {}', ['--settings {}']],
    ['--settings [', ['--settings [']],
    ['--settings [{"speed":1}]', ['--settings [{"speed":1}]']],
    ['--settings [{"depth":-1}]', ['--settings [{"depth":-1}]']],
    ['--seats 7 --playouts x', ['--seats 7', '--playouts x']],
  ])('%s is refused', (line, faults) => expect(faultsOf(line)).toEqual(faults));
});
