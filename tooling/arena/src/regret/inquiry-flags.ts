import type { Budget, SearchSettings } from '@dolmen/bots';
import { fail, ok, type Result } from '@dolmen/core';
import {
  badValue,
  type Command,
  type FlagError,
  parseFlags,
  readGame,
  type Said,
  together,
  wholeNumber,
} from '@dolmen/flags';
import { MATCH_FLAGS, readMatch } from '../match-flags.ts';
import { parseBudget } from '../player-names.ts';
import type { Inquiry } from './inquiry.ts';

const NAMES = [
  'rewardScale',
  'width',
  'temperature',
  'depth',
  'priorVisits',
] as const satisfies readonly (keyof SearchSettings)[];

export const INQUIRY = {
  call: 'npm run regret --',
  does: `How many points a choice gives away, on average, that the rule bot makes, or the search with other settings.
It tells more in a minute than an hour of games, which luck decides.`,
  flags: {
    ...MATCH_FLAGS,
    positions: 'how many to look at (default 60)',
    playouts: 'how many judge a choice (default 1000)',
    budget: 'of the search, as 200ms or 500 playouts (default 200ms)',
    settings: `a JSON list, each with some of ${NAMES.join(', ')} (default [{}])`,
  },
} as const satisfies Command;

export function parseInquiry(argv: readonly string[]): Result<Inquiry, FlagError[]> {
  const flags = parseFlags(INQUIRY, argv);
  if (!flags.ok) return flags;
  const game = readGame(flags.value);
  if (!game.ok) return fail([game.error]);
  const read = together({ match: readMatch(flags.value, game.value), details: readDetails(flags.value) });
  return read.ok ? ok({ ...read.value.match, ...read.value.details, game: game.value.id }) : read;
}

type Details = Pick<Inquiry, 'positions' | 'playouts' | 'budget' | 'settings'>;

const readDetails = (said: Said<typeof INQUIRY>): Result<Details, FlagError[]> =>
  together({
    positions: wholeNumber('positions', said.positions ?? '60', 2, 100_000),
    playouts: wholeNumber('playouts', said.playouts ?? '1000', 1, 1_000_000),
    budget: readBudget(said.budget ?? '200ms'),
    settings: readSettings(said.settings ?? '[{}]'),
  });

function readBudget(text: string): Result<Budget, FlagError> {
  const budget = parseBudget(text);
  return budget === null ? fail(badValue('budget', text, ['milliseconds (200ms) or playouts (500)'])) : ok(budget);
}

function readSettings(text: string): Result<Partial<SearchSettings>[], FlagError> {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every(areSettings)) return ok(list);
  } catch {
    // Told below: what is no JSON is as wrong as what is another.
  }
  return fail(badValue('settings', text, [`a JSON list of settings, each with some of ${NAMES.join(', ')}`]));
}

const areSettings = (value: unknown): value is Partial<SearchSettings> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, number]) => NAMES.some((known) => known === name) && typeof number === 'number' && number >= 0,
  );
