import type { Result, Seed } from '@dolmen/core';
import { keltis } from '@dolmen/core/keltis';
import { type Command, type FlagError, oneOf, parseFlags, readSeed, together, wholeNumber } from '@dolmen/flags';
import { LANGUAGES, type Language, languageOf } from '@dolmen/messages';

export interface Settings {
  readonly seats: number;
  readonly seed: Seed;
  readonly language: Language;
  /** Milliseconds between turns. */
  readonly pace: number;
}

const { min, max } = keltis.seats;

export const TERMINAL = {
  call: 'npm run terminal --',
  does: 'Plays a seeded game of Keltis between random players.',
  flags: {
    seats: `how many play, from ${min} to ${max} (default ${min})`,
    seed: 'up to 32 hexadecimal digits (default: a new one)',
    pace: 'milliseconds between turns (default: some where somebody watches, none in a file)',
    lang: `${LANGUAGES.join('|')} (default: that of the system)`,
  },
} as const satisfies Command;

/** Somebody who watches wants to follow; a file or pipe does not. */
const WATCHED_PACE = 250;
const LONGEST_PACE = 60_000;

export function parseSettings(
  argv: readonly string[],
  watched: boolean,
  locale: string | undefined,
): Result<Settings, FlagError[]> {
  const said = parseFlags(TERMINAL, argv);
  if (!said.ok) return said;
  const { seats = String(min), seed, pace = String(watched ? WATCHED_PACE : 0), lang } = said.value;
  return together({
    seats: wholeNumber('seats', seats, min, max),
    seed: readSeed(seed),
    pace: wholeNumber('pace', pace, 0, LONGEST_PACE),
    language: oneOf('lang', lang ?? languageOf(locale), LANGUAGES),
  });
}
