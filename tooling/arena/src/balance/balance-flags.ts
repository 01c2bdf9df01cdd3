import { randomBytes } from 'node:crypto';
import { fail, ok, type Result, type Seed } from '@dolmen/core';
import { runeStones } from '@dolmen/core/rune-stones';
import { badValue, type FlagError, parseFlags, wholeNumber } from '../flags.ts';
import { defaultThreads, readSeed } from '../match-flags.ts';
import { PLAYER_NAMES, parsePlayer } from '../player-names.ts';
import { type Field, isSeries, SERIES_NAMES, type Series } from './survey.ts';

export interface Wanted {
  readonly fields: readonly Field[];
  readonly threads: number;
  readonly json: boolean;
  readonly out: string | null;
}

const VALUED = ['player', 'games', 'seats', 'series', 'seed', 'threads', 'out'] as const;
const { min, max } = runeStones.seats;
const ALL_SEATS = Array.from({ length: max - min + 1 }, (_, index) => String(min + index)).join();

/** `[--player master] [--games 100] [--seats 2,3,4] [--series base,nocturnal] [--seed hex] [--threads n] [--out file] [--json]` */
export function parseBalance(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const parsed = parseFlags(argv, VALUED, ['json']);
  if (!parsed.ok) return parsed;
  const textOf = (name: (typeof VALUED)[number], fallback: string): string => String(parsed.value[name] ?? fallback);
  const player = readPlayer(textOf('player', 'master'));
  const games = wholeNumber('games', textOf('games', '100'), 1, 1_000_000);
  const threads = wholeNumber('threads', textOf('threads', String(defaultThreads())), 1, 256);
  const seed = readSeed(textOf('seed', randomBytes(16).toString('hex')));
  const series = readSeries(textOf('series', 'base,nocturnal'));
  const seats = textOf('seats', ALL_SEATS)
    .split(',')
    .map((text) => wholeNumber('seats', text, min, max));
  const errors = [player, games, threads, seed, ...series, ...seats].flatMap((each) => (each.ok ? [] : [each.error]));
  if (!(player.ok && games.ok && threads.ok && seed.ok) || errors.length > 0) return fail(errors);
  const setting = { player: player.value, games: games.value, seed: seed.value };
  const fields = fieldsOf(values(series), values(seats), setting);
  const { json, out } = parsed.value;
  return ok({ fields, threads: threads.value, json: json === true, out: out === undefined ? null : String(out) });
}

const values = <T>(results: readonly Result<T, FlagError>[]): T[] =>
  results.flatMap((each) => (each.ok ? [each.value] : []));

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

const readSeries = (text: string): Result<Series, FlagError>[] =>
  text.split(',').map((name) => (isSeries(name) ? ok(name) : fail(badValue('series', name, SERIES_NAMES))));
