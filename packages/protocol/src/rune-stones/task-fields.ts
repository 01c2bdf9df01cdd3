import type { View } from '@dolmen/core/rune-stones';
import { type Names, names } from '../names.ts';

export type Task = View['agenda'][number];
export type TaskOf<T extends Task['type']> = Extract<Task, { type: T }>;

/** How a value becomes small numbers, and how it is read back from a row of them. */
export interface Field<V> {
  write(value: V): number[];
  read(next: () => number): V;
}

export const NUMBER: Field<number> = { write: (value) => [value], read: (next) => next() };
export const FLAG: Field<boolean> = { write: (value) => [value ? 1 : 0], read: (next) => next() === 1 };
export const NUMBER_OR_NULL: Field<number | null> = {
  write: (value) => [value === null ? 0 : value + 1],
  read: (next) => orNothing(next()),
};
const orNothing = (code: number): number | null => (code === 0 ? null : code - 1);

const named = <N extends string>({ code, name }: Names<N>): Field<N> => ({
  write: (value) => [code(value)],
  read: (next) => name(next()),
});

const listOf = <V>({ write, read }: Field<V>): Field<readonly V[]> => ({
  write: (list) => [list.length, ...list.flatMap(write)],
  read: (next) => Array.from({ length: next() }, () => read(next)),
});

type Effect = TaskOf<'gain'>['gain'][number];
type Points = Extract<Effect, `points:${string}`>;

const OTHER_EFFECTS = names<Exclude<Effect, Points>>({
  green: 0,
  red: 1,
  blue: 2,
  yellow: 3,
  wild: 4,
  any: 5,
  'card:green': 6,
  'card:red': 7,
  'card:blue': 8,
  'card:yellow': 9,
  'card:any': 10,
  die: 11,
  ore: 12,
  draw: 13,
  'pillage:green': 14,
  'pillage:red': 15,
  'pillage:blue': 16,
  'pillage:yellow': 17,
  resurrection: 18,
  'card-switch': 19,
  wisp: 20,
});

/** Points have numbers from here on. */
const POINTS = 40;
const isPoints = (effect: Effect): effect is Points => effect.startsWith('points:');

const EFFECT: Field<Effect> = {
  write: (effect) => [isPoints(effect) ? POINTS + Number(effect.slice(7)) : OTHER_EFFECTS.code(effect)],
  read: (next) => effectOf(next()),
};
const effectOf = (code: number): Effect => (code > POINTS ? `points:${code - POINTS}` : OTHER_EFFECTS.name(code));

export const NUMBERS = listOf(NUMBER);
export const EFFECTS = listOf(EFFECT);
export const COST = listOf(
  named(
    names<TaskOf<'pay'>['cost'][number]>({
      green: 0,
      red: 1,
      blue: 2,
      yellow: 3,
      wild: 4,
      any: 5,
    }),
  ),
);
export const FACE = named(names<TaskOf<'face'>['face']>({ 'one-point': 0, 'two-points': 1, ore: 2, card: 3 }));
