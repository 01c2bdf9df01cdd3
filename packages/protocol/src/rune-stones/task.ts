import { names } from '../names.ts';
import {
  COST,
  EFFECTS,
  FACE,
  type Field,
  FLAG,
  NUMBER,
  NUMBER_OR_NULL,
  NUMBERS,
  type Task,
  type TaskOf,
} from './task-fields.ts';

/** A task of the agenda as text: a character for its type, and one or a few for each of its fields in this order. */

const TYPES = names<Task['type']>({
  turn: 0,
  magic: 1,
  take: 2,
  cards: 3,
  ability: 4,
  effect: 5,
  'play-card': 6,
  face: 7,
  swap: 8,
  reward: 9,
  pay: 10,
  place: 11,
  forge: 12,
  trade: 13,
  rune: 14,
  'close-display': 15,
  dispose: 16,
  'put-away': 17,
  gain: 18,
  'replace-wisp': 19,
  'fill-forges': 20,
  'end-turn': 21,
  paid: 22,
  bonus: 23,
});

type FieldsOf<T> = { readonly [F in Exclude<keyof T, 'type'>]: Field<T[F]> };

const FIELDS: { readonly [T in Task['type']]: FieldsOf<TaskOf<T>> } = {
  turn: {},
  magic: {},
  take: { magic: NUMBER },
  cards: {},
  ability: { left: NUMBERS },
  effect: { of: EFFECTS, both: FLAG, card: NUMBER, withRunes: FLAG },
  'play-card': {},
  face: { face: FACE },
  swap: {},
  reward: { points: NUMBER },
  pay: { cost: COST, forge: NUMBER_OR_NULL, begun: FLAG },
  place: { forge: NUMBER },
  forge: { used: NUMBER },
  trade: {},
  rune: {},
  'close-display': {},
  dispose: {},
  'put-away': { card: NUMBER },
  gain: { gain: EFFECTS, withRunes: FLAG },
  'replace-wisp': { slot: NUMBER },
  'fill-forges': {},
  'end-turn': {},
  paid: { forge: NUMBER, inOre: FLAG },
  bonus: { forge: NUMBER },
};

// The table above ties each type to its own fields; here they are only walked through.
const fieldsOf = (type: Task['type']): [string, Field<unknown>][] =>
  Object.entries(FIELDS[type] as Record<string, Field<unknown>>);

export function writeTask(task: Task): string {
  const values = task as unknown as Record<string, unknown>;
  const codes = fieldsOf(task.type).flatMap(([name, field]) => field.write(values[name]));
  return String.fromCharCode(TYPES.code(task.type), ...codes);
}

export function readTask(text: string): Task {
  let index = 0;
  const next = (): number => text.charCodeAt(index++);
  const type = TYPES.name(next());
  const fields = fieldsOf(type).map(([name, field]) => [name, field.read(next)]);
  return { type, ...Object.fromEntries(fields) } as Task;
}
