import { SENSIBLE } from '@dolmen/bots/learned';
import { ok, type Seed } from '@dolmen/core';
import { expect, test } from 'vitest';
import { NAMES, tune, winsOver } from './tune.ts';
import { parseTuning } from './tune-flags.ts';

const SEED: Seed = [1, 2, 3, 4];

test('a few rounds find better weights, the same ones from the same seed', () => {
  const rounds: number[] = [];
  const weights = tune({ rounds: 4, pairs: 400, seed: SEED }, (round) => rounds.push(round));
  expect(rounds).toEqual([1, 2, 3, 4]);
  expect(Object.keys(weights)).toEqual(NAMES);
  expect(winsOver(weights, SENSIBLE, 1000, SEED)).toBeGreaterThan(0.51);
  expect(tune({ rounds: 2, pairs: 20, seed: SEED })).toEqual(tune({ rounds: 2, pairs: 20, seed: SEED }));
});

test('against itself nobody wins', () => {
  expect(winsOver(SENSIBLE, SENSIBLE, 400, SEED)).toBeCloseTo(0.5, 1);
});

test('flags are read, have defaults, and are refused', () => {
  expect(parseTuning('--rounds 3 --pairs 7 --seed 2a'.split(' '))).toEqual(
    ok({ rounds: 3, pairs: 7, seed: [0, 0, 0, 42] }),
  );
  expect(parseTuning([])).toMatchObject({ ok: true, value: { rounds: 300, pairs: 3000 } });
  const refused = parseTuning('--rounds 0 --seed x'.split(' '));
  expect(refused.ok ? [] : refused.error.map(({ flag }) => flag)).toEqual(['--rounds', '--seed']);
});
