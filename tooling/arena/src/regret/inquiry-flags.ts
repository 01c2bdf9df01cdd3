import type { Budget, SearchSettings } from '@dolmen/bots';
import { fail, ok, type Result } from '@dolmen/core';
import { badValue, type FlagError, type Flags, parseFlags, wholeNumber } from '../flags.ts';
import { MATCH_FLAGS, readGame, readMatch, textOf } from '../match-flags.ts';
import { parseBudget } from '../player-names.ts';
import type { Inquiry } from './inquiry.ts';

const VALUED = [...MATCH_FLAGS, 'positions', 'playouts', 'budget', 'settings'] as const;

/** `--game keltis --positions 60 --playouts 1000 --budget 200ms --settings '[{},{"doubt":0.3}]'` and what a match needs. */
export function parseInquiry(argv: readonly string[]): Result<Inquiry, FlagError[]> {
  const flags = parseFlags(argv, VALUED, []);
  if (!flags.ok) return flags;
  const game = readGame(flags.value);
  if (!game.ok) return fail([game.error]);
  const match = readMatch(flags.value, game.value);
  const details = readDetails(flags.value);
  if (match.ok && details.ok) return ok({ ...match.value, ...details.value, game: game.value.id });
  return fail([match, details].flatMap((each) => (each.ok ? [] : each.error)));
}

type Details = Pick<Inquiry, 'positions' | 'playouts' | 'budget' | 'settings'>;

function readDetails(flags: Flags): Result<Details, FlagError[]> {
  const positions = wholeNumber('positions', textOf(flags, 'positions', '60'), 2, 100_000);
  const playouts = wholeNumber('playouts', textOf(flags, 'playouts', '1000'), 1, 1_000_000);
  const budget = readBudget(textOf(flags, 'budget', '200ms'));
  const settings = readSettings(textOf(flags, 'settings', '[{}]'));
  if (positions.ok && playouts.ok && budget.ok && settings.ok)
    return ok({
      positions: positions.value,
      playouts: playouts.value,
      budget: budget.value,
      settings: settings.value,
    });
  return fail([positions, playouts, budget, settings].flatMap((each) => (each.ok ? [] : [each.error])));
}

function readBudget(text: string): Result<Budget, FlagError> {
  const budget = parseBudget(text);
  return budget === null ? fail(badValue('budget', text, ['milliseconds (200ms) or playouts (500)'])) : ok(budget);
}

const NAMES = ['lead', 'width', 'doubt', 'depth', 'trust'] as const satisfies readonly (keyof SearchSettings)[];

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
