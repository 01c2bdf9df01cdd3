import type { Result } from '@dolmen/core';
import { type Command, type FlagError, parseFlags, readSeed, together, wholeNumber } from '@dolmen/flags';
import type { Tuning } from './tune.ts';

export const TUNING = {
  call: 'npm run tune --',
  does: `Finds weights for Keltis by play, and tells how they do against the sensible ones.
Progress goes to standard error.`,
  flags: {
    rounds: 'how many (default 300)',
    pairs: 'of games a round (default 3000)',
    seed: 'up to 32 hexadecimal digits (default: a new one)',
  },
} as const satisfies Command;

export function parseTuning(argv: readonly string[]): Result<Tuning, FlagError[]> {
  const flags = parseFlags(TUNING, argv);
  if (!flags.ok) return flags;
  return together({
    rounds: wholeNumber('rounds', flags.value.rounds ?? '300', 1, 100_000),
    pairs: wholeNumber('pairs', flags.value.pairs ?? '3000', 1, 1_000_000),
    seed: readSeed(flags.value.seed),
  });
}
