import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fail, ok, parseSeed, type Result, type Seed } from '@dolmen/core';
import { CATALOGUES, isLanguage, type Language, languageOf } from '@dolmen/messages';

export interface Settings {
  readonly seats: number;
  readonly seed: Seed;
  readonly language: Language;
  /** Milliseconds between turns. */
  readonly pace: number;
}

export const USAGE = `npm start -- [--seats 2|3|4] [--seed <hex>] [--pace <milliseconds>] [--lang ${Object.keys(CATALOGUES).join('|')}]`;

/** Somebody who watches wants to follow; a file or pipe does not. */
const WATCHED_PACE = 250;

export function parseSettings(argv: string[], watched: boolean, locale: string | undefined): Result<Settings, string> {
  const flags = parseFlags(argv);
  if (!flags.ok) return flags;
  const { seats = '2', seed = randomBytes(16).toString('hex'), pace, lang = languageOf(locale) } = flags.value;
  const parsed = parseSeed(seed);
  const milliseconds = Number(pace ?? (watched ? WATCHED_PACE : 0));
  if (!parsed) return fail(`not a seed: ${seed}`);
  if (!/^[234]$/.test(seats)) return fail(`two to four can play, not ${seats}`);
  if (!(milliseconds >= 0 && milliseconds <= 60_000)) return fail(`not a pace: ${pace}`);
  if (!isLanguage(lang)) return fail(`no such language: ${lang}`);
  return ok({ seats: Number(seats), seed: parsed, language: lang, pace: milliseconds });
}

type Flags = { seats?: string; seed?: string; pace?: string; lang?: string };

function parseFlags(args: string[]): Result<Flags, string> {
  const text = { type: 'string' } as const;
  try {
    return ok(parseArgs({ args, options: { seats: text, seed: text, pace: text, lang: text } }).values);
  } catch (error) {
    return fail((error as Error).message);
  }
}
