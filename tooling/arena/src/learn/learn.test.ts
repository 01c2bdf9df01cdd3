import { dice, EVALUATORS } from '@dolmen/bots';
import { ENCODERS, network, newFeatures, pack, type Shape, unpack } from '@dolmen/bots/learned';
import { type GameId, ok } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { teach } from './course.ts';
import { parseCourse } from './course-flags.ts';
import { Learner } from './learner.ts';
import { type Lesson, lessonsOf } from './lesson.ts';

const SHAPE: Shape = { part: 3, middle: 5, sum: 4, table: 2, head: 6 };
const MOST = 3;

/** A table of three seats with one, two and three parts, and what each gained. */
function someLesson(seed: number): Lesson {
  const roll = dice([seed, 0, 0, 0]);
  const features = newFeatures(SHAPE, MOST);
  features.seats = 3;
  features.counts.set([1, 2, 3]);
  for (const list of [features.parts, features.table]) for (const index of list.keys()) list[index] = roll() - 0.3;
  return { features, gains: [roll(), roll(), roll()] };
}

const learner = (): Learner => new Learner(SHAPE, dice([1, 2, 3, 4]));

test('what is taught answers as what plays does', () => {
  const taught = learner();
  const answer = network(SHAPE, taught.numbers);
  for (let seed = 0; seed < 20; seed++) {
    const lesson = someLesson(seed);
    const answers = answer(lesson.features);
    const squares = lesson.gains.map((gain, seat) => ((answers[seat] as number) - gain) ** 2);
    expect(taught.study(lesson)).toBeCloseTo(squares.reduce((sum, square) => sum + square, 0) / 3, 10);
  }
});

test('parts beyond those counted, and seats beyond those there, say nothing', () => {
  const answer = network(SHAPE, learner().numbers);
  const { features } = someLesson(1);
  const before = [...answer(features).slice(0, 3)];
  features.parts.fill(9, (MOST * 2 + 3) * SHAPE.part);
  features.parts.fill(9, SHAPE.part, MOST * SHAPE.part);
  expect([...answer(features).slice(0, 3)]).toEqual(before);
});

test('a lesson heard often enough is known', () => {
  const taught = learner();
  const lessons = [someLesson(1), someLesson(2)];
  const study = (): number => lessons.reduce((sum, lesson) => sum + taught.study(lesson), 0);
  const first = study();
  for (let round = 0; round < 800; round++) {
    taught.improve(lessons.length, 0.01);
    study();
  }
  expect(study()).toBeLessThan(first / 100);
});

test('numbers are kept short, and there must be as many as the layers have', () => {
  const { numbers } = learner();
  const kept = unpack(pack(numbers));
  for (const [index, number] of numbers.entries()) expect(kept[index]).toBeCloseTo(number, 4);
  expect(() => network(SHAPE, kept.slice(1))).toThrow('was given');
});

describe.each(Object.keys(ENCODERS) as GameId[])('%s', (id) => {
  const evaluator = EVALUATORS[id];
  const encoder = ENCODERS[id];
  if (encoder === undefined) throw new Error('no encoder');
  const options = evaluator.game.options({});
  if (!options.ok) throw new Error('no options');

  test('lessons tell what was gained after the table that they show', () => {
    for (const seats of [2, 3, 4]) {
      const lessons = lessonsOf(
        evaluator,
        encoder,
        { options: options.value, seats, temperature: 0.2 },
        dice([seats, 0, 0, 1]),
      );
      expect(lessons.length).toBeGreaterThan(2);
      for (const { features, gains } of lessons) {
        expect([features.seats, gains.length]).toEqual([seats, seats]);
        expect([...features.parts, ...features.table, ...gains].every(Number.isFinite)).toBe(true);
      }
      const [first, last] = [lessons[0], lessons.at(-1)];
      expect(Math.max(...(first?.gains ?? []))).toBeGreaterThan(Math.max(...(last?.gains ?? [])));
    }
  });

  test('what plays was taught with the tables that it reads: it foretells how games end', () => {
    const games = Array.from({ length: 12 }, (_, game) => foretold(game));
    const errorOf = (kind: 'now' | 'foretold'): number => mean(games.flatMap((game) => game[kind]));
    expect(errorOf('foretold')).toBeLessThan(7);
    expect(errorOf('now')).toBeGreaterThan(12);
  });

  /** At every table of a game that can be estimated: how far its end is from what each seat has now, and from the estimate. */
  function foretold(game: number): { readonly now: number[]; readonly foretold: number[] } {
    const state = evaluator.game.setup(options.ok ? options.value : {}, 2 + (game % 3), [game, 1, 1, 1]);
    const tables: { readonly now: number[]; readonly foretold: number[] }[] = [];
    while (state.toAct !== null) {
      if (evaluator.canEstimate(state))
        tables.push({ now: encoder?.totals(state) ?? [], foretold: evaluator.estimate(state) });
      const actions = evaluator.game.legal(state);
      const ratings = evaluator.rate(state, actions);
      evaluator.game.play(state, actions[ratings.indexOf(Math.max(...ratings))]);
    }
    const ends = encoder?.totals(state) ?? [];
    const off = (told: readonly number[]): number[] => told.map((points, seat) => Math.abs(points - (ends[seat] ?? 0)));
    return { now: tables.flatMap(({ now }) => off(now)), foretold: tables.flatMap((table) => off(table.foretold)) };
  }
});

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('the same seed teaches the same, and the error falls', () => {
  const course = { game: 'keltis', options: [{}], lessons: 12_800, temperature: 0.1, seed: [1, 2, 3, 4] } as const;
  const errors: number[] = [];
  const numbers = teach(course, (_done, error) => errors.push(error));
  expect(errors).toHaveLength(2);
  expect(errors.at(-1)).toBeLessThan((errors[0] as number) / 1.5);
  expect(teach(course)).toEqual(numbers);
  expect(teach({ ...course, temperature: 0.5 })).not.toEqual(numbers);
});

describe('flags', () => {
  const faultsOf = (line: string): string[] => {
    const wanted = parseCourse(line.split(' ').filter(Boolean));
    return wanted.ok ? [] : wanted.error.map(({ flag, found }) => `${flag} ${found}`);
  };

  test('are read, and have defaults', () => {
    expect(parseCourse('--game keltis --lessons 9 --temperature 0.12 --seed 2a --out x.ts'.split(' '))).toEqual(
      ok({
        course: { game: 'keltis', options: [{}], lessons: 9, temperature: 0.12, seed: [0, 0, 0, 42] },
        out: 'x.ts',
      }),
    );
    const wanted = parseCourse(['--game', 'rune-stones']);
    expect(wanted.ok && wanted.value.course.options).toMatchObject([{ nocturnal: false }, { nocturnal: true }]);
    expect(wanted.ok && wanted.value.course.temperature).toBe(EVALUATORS['rune-stones'].search.temperature);
    expect(wanted.ok && wanted.value.out).toBe(null);
  });

  test.each([
    ['--game rune', ['--game rune']],
    ['--temperature -1', ['--temperature -1']],
    ['--lessons 0 --seed x', ['--lessons 0', '--seed x']],
    ['--games 3', ['--games --games', '3 3']],
  ])('%s is refused', (line, faults) => expect(faultsOf(line)).toEqual(faults));
});
