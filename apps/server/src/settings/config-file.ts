import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type SettingsFault, show } from './fault.ts';

export type Environment = { readonly [name: string]: string | undefined };
/** The text of a file, or `null` where there is none; throws when it cannot be read. */
export type ReadFile = (path: string) => string | null;

/** What `dolmen.json` says, whatever it says. */
export interface Config {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const DEFAULT_FILE = 'dolmen.json';

export function readConfig(env: Environment, folder: string, readFile: ReadFile, faults: SettingsFault[]): Config {
  const file = resolve(folder, given(env, 'DOLMEN_CONFIG') ?? DEFAULT_FILE);
  try {
    const text = readFile(file);
    if (text !== null) return { file, values: parseConfig(file, text, faults) };
    if (given(env, 'DOLMEN_CONFIG') !== undefined) faults.push(badFile(file, 'no such file'));
  } catch (error) {
    faults.push(badFile(file, error instanceof Error ? error.message : String(error)));
  }
  return { file, values: {} };
}

function parseConfig(file: string, text: string, faults: SettingsFault[]): Config['values'] {
  // Editors on Windows put a byte order mark in front, which JSON does not allow.
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const object = z.record(z.string(), z.unknown()).safeParse(content);
  if (!object.success) faults.push(badFile(file, show(content)));
  return object.data ?? {};
}

const badFile = (file: string, found: string): SettingsFault => ({
  code: 'bad-file',
  source: { from: 'file', file },
  found,
  allowed: 'a readable file with one JSON object',
});

/** An empty variable counts as absent: container tools cannot unset one, only empty it. */
export function given(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

export function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
