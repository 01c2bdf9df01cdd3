import { EVALUATORS } from '@dolmen/bots';
import { ENCODERS } from '@dolmen/bots/learned';
import { fail, GAMES, type GameId, ok, type Result } from '@dolmen/core';
import {
  badValue,
  type Command,
  type FlagError,
  oneOf,
  parseFlags,
  readSeed,
  together,
  wholeNumber,
} from '@dolmen/flags';
import type { Course } from './course.ts';

export const COURSE = {
  call: 'npm run learn --',
  does: `Plays games by the bots' ratings, and teaches the network that estimates how a game will end.
Progress goes to standard error.`,
  flags: {
    game: `${Object.keys(ENCODERS).join('|')} (default keltis)`,
    lessons: 'how many (default 4000000)',
    temperature: "how far players stray from the best-rated move (default: the search's own)",
    seed: 'up to 32 hexadecimal digits (default: a new one)',
    out: 'a file, as packages/bots/src/keltis/learned.ts (default: standard output)',
  },
} as const satisfies Command;

export interface Wanted {
  readonly course: Course;
  readonly out: string | null;
}

/** What a game is taught with beside its usual options. */
const VARIANTS: { readonly [G in GameId]?: readonly unknown[] } = { 'rune-stones': [{}, { nocturnal: true }] };

export function parseCourse(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const flags = parseFlags(COURSE, argv);
  if (!flags.ok) return flags;
  const { lessons = '4000000', temperature, seed, out = null } = flags.value;
  const game = oneOf('game', flags.value.game ?? 'keltis', Object.keys(ENCODERS) as GameId[]);
  const read = together({
    game,
    lessons: wholeNumber('lessons', lessons, 1, 1_000_000_000),
    temperature: readTemperature(temperature, game.ok ? EVALUATORS[game.value].search.temperature : 0),
    seed: readSeed(seed),
  });
  return read.ok ? ok({ course: { ...read.value, options: optionsOf(read.value.game) }, out }) : read;
}

function readTemperature(text: string | undefined, fallback: number): Result<number, FlagError> {
  if (text === undefined) return ok(fallback);
  const isNumber = /^\d+(\.\d+)?$/.test(text);
  return isNumber ? ok(Number(text)) : fail(badValue('temperature', text, ['a number, 0 or more']));
}

function optionsOf(game: GameId): unknown[] {
  return (VARIANTS[game] ?? [{}]).map((variant) => {
    const options = GAMES[game]?.options(variant);
    if (!options?.ok) throw new Error(`${game} refuses ${JSON.stringify(variant)}`);
    return options.value;
  });
}
