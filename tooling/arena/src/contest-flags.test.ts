import { describeFlagError } from '@dolmen/flags';
import { describe, expect, test } from 'vitest';
import { parseContest } from './contest-flags.ts';

const words = (line: string): string[] => line.split(' ').filter((word) => word !== '');

function contestOf(line: string) {
  const wanted = parseContest(words(line));
  if (!wanted.ok) throw new Error(wanted.error.map(describeFlagError).join('\n'));
  return wanted.value;
}

function faultsOf(line: string): string[] {
  const wanted = parseContest(words(line));
  return wanted.ok
    ? []
    : wanted.error.map(({ code, flag, found }) => [...new Set([code, flag, found])].join(' ').trim());
}

test('every flag is read', () => {
  const line = '--game rune-stones --seats 3 --players ismcts:200ms,rule --games 400 --seed 2a --threads 2 --json';
  const { contest, json } = contestOf(`${line} --options {"nocturnal":true}`);
  expect(contest).toMatchObject({
    game: 'rune-stones',
    options: { nocturnal: true },
    seats: 3,
    players: ['ismcts:200ms', 'rule'],
    games: 400,
    seed: [0, 0, 0, 42],
    threads: 2,
  });
  expect(json).toBe(true);
});

test('what is not said has a default, and a seed of its own each time', () => {
  const { contest, json } = contestOf('');
  expect(contest).toMatchObject({ game: 'keltis', seats: 2, players: ['master', 'rule'], games: 100 });
  expect(json).toBe(false);
  expect(contestOf('').contest.seed).not.toEqual(contest.seed);
});

describe('refused is', () => {
  test.each([
    ['--gmae keltis', ['unknown-flag --gmae', 'unknown-flag keltis']],
    ['keltis', ['unknown-flag keltis']],
    ['--game chess', ['bad-value --game chess']],
    ['--game toString', ['bad-value --game toString']],
    ['--seats 5', ['bad-value --seats 5']],
    ['--game rune --seats 3', ['bad-value --seats 3']],
    ['--games 0', ['bad-value --games 0']],
    ['--games 1e3', ['bad-value --games 1e3']],
    ['--games', ['bad-value --games']],
    ['--seed xyz', ['bad-value --seed xyz']],
    ['--threads none', ['bad-value --threads none']],
    ['--options {', ['bad-value --options {']],
    ['--options {"fast":1}', ['bad-value --options {"fast":1}']],
    ['--players rule,chess', ['bad-value --players chess']],
    ['--players ismcts:0ms', ['bad-value --players ismcts:0ms']],
    ['--players rule,rule,rule', ['bad-value --players rule,rule,rule']],
    ['--game rune --players boardgame.io:100,rule', ['bad-value --players boardgame.io:100']],
    ['--seats 9 --games 0', ['bad-value --seats 9', 'bad-value --games 0']],
  ])('%s', (line, faults) => expect(faultsOf(line)).toEqual(faults));

  test('and what would be allowed is said', () => {
    const wanted = parseContest(['--game', 'chess']);
    expect(wanted.ok ? '' : wanted.error.map(describeFlagError).join()).toBe(
      '--game: expected rune-stones, keltis, rune, but found "chess"',
    );
    const unknown = parseContest(['--fast']);
    expect(unknown.ok ? '' : unknown.error.map(describeFlagError).join()).toContain('--players');
  });
});
