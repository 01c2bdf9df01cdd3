import { fail, ok, type Result } from '@dolmen/core';
import { badValue, type FlagError } from './flag-error.ts';

/** A whole number in a range. */
export function wholeNumber(flag: string, text: string, min: number, max: number): Result<number, FlagError> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  return fail(badValue(flag, text, [min === max ? String(min) : `a whole number from ${min} to ${max}`]));
}

/** One of a few names. */
export function oneOf<T extends string>(flag: string, text: string, allowed: readonly T[]): Result<T, FlagError> {
  const found = allowed.find((name) => name === text);
  return found === undefined ? fail(badValue(flag, text, allowed)) : ok(found);
}

type Values<R> = { readonly [K in keyof R]: R[K] extends Result<infer T, unknown> ? T : never };

/** All values by their names, or everything that is wrong with them. */
export function together<R extends Readonly<Record<string, Result<unknown, FlagError | readonly FlagError[]>>>>(
  results: R,
): Result<Values<R>, FlagError[]> {
  const errors = Object.values(results).flatMap((each) => (each.ok ? [] : each.error));
  if (errors.length > 0) return fail(errors);
  return ok(
    Object.fromEntries(Object.entries(results).map(([name, each]) => [name, each.ok && each.value])) as Values<R>,
  );
}
