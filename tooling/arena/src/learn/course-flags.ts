import { randomBytes } from 'node:crypto';
import { SENSES } from '@dolmen/bots';
import { SUBJECTS } from '@dolmen/bots/learned';
import { fail, GAMES, type GameId, ok, type Result } from '@dolmen/core';
import { badValue, type FlagError, parseFlags, wholeNumber } from '../flags.ts';
import { readSeed, textOf } from '../match-flags.ts';
import type { Course } from './course.ts';

const VALUED = ['game', 'lessons', 'doubt', 'seed', 'out'] as const;

export interface Wanted {
  readonly course: Course;
  readonly out: string | null;
}

/** What a game is taught with beside its usual options. */
const VARIANTS: { readonly [G in GameId]?: readonly unknown[] } = { 'rune-stones': [{}, { nocturnal: true }] };

/** `[--game keltis] [--lessons 4000000] [--doubt 0.1] [--seed hex] [--out file]` */
export function parseCourse(argv: readonly string[]): Result<Wanted, FlagError[]> {
  const flags = parseFlags(argv, VALUED, []);
  if (!flags.ok) return flags;
  const game = readSubject(textOf(flags.value, 'game', 'keltis'));
  const lessons = wholeNumber('lessons', textOf(flags.value, 'lessons', '4000000'), 1, 1_000_000_000);
  const seed = readSeed(textOf(flags.value, 'seed', randomBytes(16).toString('hex')));
  const doubt = readDoubt(flags.value.doubt, game.ok ? SENSES[game.value].search.doubt : 0);
  if (!(game.ok && lessons.ok && doubt.ok && seed.ok))
    return fail([game, lessons, doubt, seed].flatMap((each) => (each.ok ? [] : [each.error])));
  const course = {
    game: game.value,
    options: optionsOf(game.value),
    lessons: lessons.value,
    doubt: doubt.value,
    seed: seed.value,
  };
  return ok({ course, out: flags.value.out === undefined ? null : String(flags.value.out) });
}

const isSubject = (id: string): id is GameId => Object.hasOwn(SUBJECTS, id);

const readSubject = (id: string): Result<GameId, FlagError> =>
  isSubject(id) ? ok(id) : fail(badValue('game', id, Object.keys(SUBJECTS)));

function readDoubt(text: string | true | undefined, fallback: number): Result<number, FlagError> {
  if (text === undefined) return ok(fallback);
  const isNumber = /^\d+(\.\d+)?$/.test(String(text));
  return isNumber ? ok(Number(text)) : fail(badValue('doubt', String(text), ['a number, 0 or more']));
}

function optionsOf(game: GameId): unknown[] {
  return (VARIANTS[game] ?? [{}]).map((variant) => {
    const options = GAMES[game]?.options(variant);
    if (!options?.ok) throw new Error(`${game} refuses ${JSON.stringify(variant)}`);
    return options.value;
  });
}
