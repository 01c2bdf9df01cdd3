import * as z from 'zod';
import { type SettingsFault, show } from './fault.ts';
import { nearestOf } from './nearest.ts';

/** Values with parts, each of which may be wrong: a fault names the part and what it may be. */

/** A part that may be this and nothing else; `hint` says what. */
export const part = <T>(hint: string, schema: z.ZodType<T>): z.ZodType<T> =>
  z
    .unknown()
    .optional()
    .transform((value, context) => {
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      context.issues.push({ code: 'custom', message: hint, input: value });
      return z.NEVER;
    }) as unknown as z.ZodType<T>;

/** An object with these parts and no others. */
export const parts = <S extends z.core.$ZodLooseShape>(shape: S): z.ZodObject<S, z.core.$strict> =>
  z.strictObject(shape, { error: ({ code }) => (code === 'unrecognized_keys' ? namesOf(shape) : 'an object') });

const SEPARATOR = ', ';
const namesOf = (shape: object): string => Object.keys(shape).join(SEPARATOR);

/** Where a value comes from: a file, and the key in it. */
export interface Origin {
  readonly file: string;
  readonly key: string;
}

export const faultAt = ({ file, key }: Origin, found: unknown, allowed: string): SettingsFault => ({
  code: 'bad-value',
  source: { from: 'file', file, key },
  found: /password$/.test(key) ? 'another value' : show(found),
  allowed,
});

/** What is wrong inside a value, each with its path: `rooms.friday-club.seats`. */
export const faultsIn = ({ issues }: z.ZodError, value: unknown, origin: Origin): SettingsFault[] =>
  issues.flatMap((issue) => {
    const at = { ...origin, key: [origin.key, ...issue.path].join('.') };
    if (issue.code !== 'unrecognized_keys') return [faultAt(at, valueAt(value, issue.path), issue.message)];
    return issue.keys.map((key) => unknownPart({ ...at, key: `${at.key}.${key}` }, key, issue.message));
  });

function unknownPart({ file, key }: Origin, found: string, known: string): SettingsFault {
  const fault = {
    code: 'unknown-key',
    source: { from: 'file', file, key },
    found,
    allowed: `one of ${known}`,
  } as const;
  const nearest = nearestOf(found, known.split(SEPARATOR));
  return nearest === null ? fault : { ...fault, nearest };
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, key) => (Object(inside) as Record<PropertyKey, unknown>)[key], value);
