import { renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ok, type Result } from '@dolmen/core';
import { type Refusal, refuse } from '../operations/operation.ts';
import { given, readIfPresent } from '../settings/config-file.ts';
import { describeFaults, type Environment, readSettings, settingFromText } from '../settings.ts';

/** What a host is asked first; everything else can be added to the file by hand. */

type Asked = 'port' | 'dataDir' | 'publicUrl' | 'trustProxy';
export type Answers = { readonly [K in Asked]?: string };

interface Question {
  readonly key: Asked;
  readonly flag: string;
  readonly asks: string;
  /** The answer that holds if nothing is said. */
  now(env: Environment, folder: string): string;
}

const question = (key: Asked, flag: string, asks: string): Question => ({
  key,
  flag,
  asks,
  now(env, folder) {
    const read = readSettings(env, folder);
    return String((read.ok ? read.value[key] : null) ?? 'none');
  },
});

export const QUESTIONS: readonly Question[] = [
  question('port', 'port', 'Which port shall the server listen on?'),
  question('dataDir', 'data-dir', 'In which folder shall tables and matches be kept?'),
  question('publicUrl', 'public-url', 'Which address do people use, if a proxy stands in front (https://…)?'),
  question('trustProxy', 'trust-proxy', 'How many proxies stand in front?'),
];

export const configFile = (env: Environment, folder: string): string =>
  resolve(folder, given(env, 'DOLMEN_CONFIG') ?? 'dolmen.json');

/** Changes the file as a whole, or not at all: settings that no server would start with are not written. */
export function writeConfig(env: Environment, folder: string, answers: Answers): Result<{ file: string }, Refusal> {
  const file = configFile(env, folder);
  const values = Object.fromEntries(Object.entries(answers).map(([key, text]) => [key, chosen(key as Asked, text)]));
  const text = `${JSON.stringify({ ...present(file), ...values }, null, 2)}\n`;
  const checked = readSettings({ ...env, DOLMEN_CONFIG: file }, folder, () => text);
  if (!checked.ok) return refuse('bad-settings', describeFaults(checked.error));
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return ok({ file });
}

const chosen = (key: Asked, text: string): unknown => (text === 'none' ? undefined : settingFromText(key, text));

/** What is no JSON is left for the check to complain of. */
function present(file: string): object {
  const text = readIfPresent(file);
  return text === null ? {} : (JSON.parse(text) as object);
}
