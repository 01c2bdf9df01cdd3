import { fail, ok, type Result, type Seed } from '@dolmen/core';
import { runeStones } from '@dolmen/core/rune-stones';
import { badValue, type Command, type FlagError, parseFlags, readSeed, together, wholeNumber } from '@dolmen/flags';
import { readThreads } from '../match-flags.ts';
import { PLAYER_NAMES, parsePlayer } from '../player-names.ts';
import { type Field, isSeries, SERIES_NAMES, type Series } from './survey.ts';

export interface Wanted {
  readonly fields: readonly Field[];
  readonly threads: number;
  readonly json: boolean;
  readonly out: string | null;
}

const { min, max } = runeStones.seats;
const ALL_SEATS = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).join();

export const BALANCE = {
  call: 'npm run balance --',
  does: 'Lets one bot play all seats of Rune Stones, and counts. Progress goes to standard error.',
  flags: {
    player: 'who plays (default master)',
    games: 'how many in each series (default 100)',
    seats: `how many play, separated by commas (default ${ALL_SEATS})`,
    series: `some of ${SERIES_NAMES.join()} (default base,nocturnal)`,
    seed: 'up to 32 hexadecimal digits (default: a new one)',
    threads: 'how many (default: all but one)',
    out: 'a file, as docs/balance.md: what is written there by hand stays (default: standard output)',
  },
  switches: { json: 'tells the figures for machines' },
} as const satisfies Command;

export function parseBalance(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const parsed = parseFlags(BALANCE, argv);
  if (!parsed.ok) return parsed;
  const { json = false, out = null, ...said } = parsed.value;
  const read = together({
    player: readPlayer(said.player ?? 'master'),
    games: wholeNumber('games', said.games ?? '100', 1, 1_000_000),
    threads: readThreads(said.threads),
    seed: readSeed(said.seed),
    series: eachOf(said.series ?? 'base,nocturnal', readSeries),
    seats: eachOf(said.seats ?? ALL_SEATS, (text) => wholeNumber('seats', text, min, max)),
  });
  if (!read.ok) return read;
  const { series, seats, threads, ...setting } = read.value;
  return ok({ fields: fieldsOf(series, seats, setting), threads, json, out });
}

function eachOf<T>(list: string, read: (text: string) => Result<T, FlagError>): Result<T[], FlagError[]> {
  const results = list.split(',').map(read);
  const errors = results.flatMap((each) => (each.ok ? [] : [each.error]));
  return errors.length > 0 ? fail(errors) : ok(results.flatMap((each) => (each.ok ? [each.value] : [])));
}

const fieldsOf = (
  series: readonly Series[],
  seats: readonly number[],
  setting: { player: string; games: number; seed: Seed },
): Field[] => series.flatMap((name) => seats.map((count) => ({ series: name, seats: count, ...setting })));

function readPlayer(name: string): Result<string, FlagError> {
  const kind = parsePlayer(name)?.kind;
  const allowed = PLAYER_NAMES.filter((other) => !other.startsWith('boardgame.io'));
  return kind === undefined || kind === 'boardgame.io' ? fail(badValue('player', name, allowed)) : ok(name);
}

const readSeries = (name: string): Result<Series, FlagError> =>
  isSeries(name) ? ok(name) : fail(badValue('series', name, SERIES_NAMES));
