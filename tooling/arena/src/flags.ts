import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@dolmen/core';

/** What is wrong with a command line, and what may stand there. */
export interface FlagError {
  readonly code: 'unknown-flag' | 'bad-value' | 'missing-flag';
  readonly flag: string;
  readonly found: string;
  readonly allowed: readonly string[];
}

export type Flags = Readonly<Record<string, string | true>>;

/** Reads `--name value` and, of those in `switches`, `--name` alone. */
export function parseFlags(
  argv: readonly string[],
  valued: readonly string[],
  switches: readonly string[],
): Result<Flags, FlagError[]> {
  const options = Object.fromEntries([
    ...valued.map((name) => [name, { type: 'string' }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const read = tokens
    .filter((token) => token.kind !== 'option-terminator')
    .map((token) => readToken(token, valued, switches));
  const errors = read.flatMap((each) => (each.ok ? [] : [each.error]));
  return errors.length > 0
    ? fail(errors)
    : ok(Object.fromEntries(read.flatMap((each) => (each.ok ? [each.value] : []))));
}

type Token =
  | { readonly kind: 'option'; readonly name: string; readonly rawName: string; readonly value: string | undefined }
  | { readonly kind: 'positional'; readonly value: string };

function readToken(
  token: Token,
  valued: readonly string[],
  switches: readonly string[],
): Result<[name: string, value: string | true], FlagError> {
  const allowed = [...valued, ...switches].map((name) => `--${name}`);
  const unknown = (flag: string) => fail({ code: 'unknown-flag', flag, found: flag, allowed } as const);
  if (token.kind === 'positional') return unknown(token.value);
  const { name, rawName, value } = token;
  if (switches.includes(name)) return ok([name, true]);
  if (!valued.includes(name)) return unknown(rawName);
  return value === undefined ? fail(badValue(name, '', ['a value'])) : ok([name, value]);
}

/** A whole number in a range, or the error. */
export function wholeNumber(flag: string, text: string, min: number, max: number): Result<number, FlagError> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return ok(value);
  const allowed = [min === max ? String(min) : `a whole number from ${min} to ${max}`];
  return fail({ code: 'bad-value', flag: `--${flag}`, found: text, allowed });
}

export const badValue = (flag: string, found: string, allowed: readonly string[]): FlagError => ({
  code: 'bad-value',
  flag: `--${flag}`,
  found,
  allowed,
});

export function describeFlagError({ code, flag, found, allowed }: FlagError): string {
  const choice = allowed.join(', ');
  if (code === 'unknown-flag') return `${flag}: there is no such flag; there are ${choice}`;
  if (code === 'missing-flag') return `${flag} is missing: ${choice}`;
  return `${flag}: expected ${choice}, but found "${found}"`;
}
