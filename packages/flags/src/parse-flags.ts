import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@dolmen/core';
import { type Command, namesOf, type Said } from './command.ts';
import { badValue, type FlagError, unknownFlag } from './flag-error.ts';

/** Reads a command line, or tells everything that is wrong with it. A flag that is given twice counts as the last says. */
export function parseFlags<const C extends Command>(command: C, argv: readonly string[]): Result<Said<C>, FlagError[]> {
  const read = tokensOf(command, argv).map((token) => readToken(command, token));
  const errors = read.flatMap((each) => (each.ok ? [] : [each.error]));
  if (errors.length > 0) return fail(errors);
  const all = read.flatMap((each) => (each.ok ? [each.value] : []));
  const words = all.flatMap(([name, value]) => (name === null ? [value] : []));
  return ok({ ...Object.fromEntries(all.filter(([name]) => name !== null)), words } as Said<C>);
}

type Token =
  | { readonly kind: 'option'; readonly name: string; readonly rawName: string; readonly value: string | undefined }
  | { readonly kind: 'positional'; readonly value: string };

function tokensOf({ flags, switches = {} }: Command, argv: readonly string[]): Token[] {
  const options = Object.fromEntries([
    ...Object.keys(flags).map((name) => [name, { type: 'string' }] as const),
    ...Object.keys(switches).map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  return tokens.filter((token) => token.kind !== 'option-terminator');
}

type Entry = readonly [name: string | null, value: string | true];

function readToken(command: Command, token: Token): Result<Entry, FlagError> {
  const unknown = (flag: string): Result<never, FlagError> => fail(unknownFlag(flag, namesOf(command)));
  if (token.kind === 'positional')
    return command.words === undefined ? unknown(token.value) : ok([null, token.value] as const);
  const { name, rawName, value } = token;
  if (Object.hasOwn(command.switches ?? {}, name))
    return value === undefined ? ok([name, true] as const) : fail(badValue(name, value, ['no value']));
  if (!Object.hasOwn(command.flags, name)) return unknown(rawName);
  // The next flag is no value: whoever wrote `--seats --json` forgot one.
  const isMissing = value === undefined || value.startsWith('--');
  return isMissing ? fail(badValue(name, value ?? '', ['a value'])) : ok([name, value] as const);
}
