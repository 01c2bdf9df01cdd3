import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@dolmen/core';
import { type FlagError, parseFlags, wholeNumber } from '../flags.ts';
import { readSeed, textOf } from '../match-flags.ts';
import type { Practice } from './practise.ts';

const VALUED = ['rounds', 'pairs', 'seed'] as const;

/** `[--rounds 300] [--pairs 3000] [--seed hex]` */
export function parsePractice(argv: readonly string[]): Result<Practice, FlagError[]> {
  const flags = parseFlags(argv, VALUED, []);
  if (!flags.ok) return flags;
  const rounds = wholeNumber('rounds', textOf(flags.value, 'rounds', '300'), 1, 100_000);
  const pairs = wholeNumber('pairs', textOf(flags.value, 'pairs', '3000'), 1, 1_000_000);
  const seed = readSeed(textOf(flags.value, 'seed', randomBytes(16).toString('hex')));
  if (rounds.ok && pairs.ok && seed.ok) return ok({ rounds: rounds.value, pairs: pairs.value, seed: seed.value });
  return fail([rounds, pairs, seed].flatMap((each) => (each.ok ? [] : [each.error])));
}
