import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@dolmen/core';
import * as z from 'zod';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** How the world reaches this server, without a slash at the end. */
  readonly publicUrl: string | null;
  /** How many proxies in front may be believed about a client's address. */
  readonly trustProxy: number;
  readonly allowedOrigins: readonly string[] | null;
  readonly maxRooms: number;
  /** At one table; players are not counted. */
  readonly maxSpectators: number;
  /** At one table, from one address. */
  readonly maxSpectatorsPerAddress: number;
  /** Connections that one address may hold open. */
  readonly maxConnectionsPerAddress: number;
  /** How long an absent seat is kept before a computer stands in. */
  readonly graceSeconds: number;
  /** Messages a second from one client. */
  readonly rateLimit: number;
  /** How many threads think for computer players. */
  readonly botThreads: number;
  /** Do computer players take the time that a person would? */
  readonly botPause: boolean;
  readonly metrics: boolean;
  readonly logLevel: LogLevel;
}

export type SettingsSource =
  | { readonly from: 'environment'; readonly name: string }
  /** Without `key` it is the file as a whole. */
  | { readonly from: 'file'; readonly file: string; readonly key?: string };

export interface SettingsFault {
  readonly code: 'bad-value' | 'unknown-key' | 'bad-file';
  readonly source: SettingsSource;
  readonly found: string;
  readonly allowed: string;
  /** The known key that an unknown one probably means. */
  readonly nearest?: string;
}

export type Environment = { readonly [name: string]: string | undefined };
/** The text of a file, or `null` where there is none; throws when it cannot be read. */
export type ReadFile = (path: string) => string | null;

interface Setting<T> {
  readonly env: string;
  readonly fallback: T;
  readonly allowed: string;
  readonly schema: z.ZodType<T>;
  /** The value that the text of an environment variable stands for. */
  readonly fromText: (text: string) => unknown;
}

const asIs = (text: string): unknown => text;
const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asList = (text: string): unknown => text.split(',').map((part) => part.trim());
const ON = ['on', 'true', 'yes', '1'];
const OFF = ['off', 'false', 'no', '0'];
const asSwitch = (text: string): unknown => {
  const word = text.toLowerCase();
  return ON.includes(word) || (OFF.includes(word) ? false : text);
};
// Digits first: "0" and "1" are hops here, and mean the same as off and on.
const asHops = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : asSwitch(text));

const whole = (env: string, fallback: number, min: number, max: number): Setting<number> => ({
  env,
  fallback,
  allowed: `a whole number from ${min} to ${max}`,
  schema: z.int().min(min).max(max),
  fromText: asNumber,
});

const onByDefault = (env: string): Setting<boolean> => ({
  env,
  fallback: true,
  allowed: 'on or off (in the file: true or false)',
  schema: z.boolean(),
  fromText: asSwitch,
});

const isWeb = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';
const webUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && isWeb(url) && url.search === '' && url.hash === '' && url.username === '';
});
const origin = webUrl.refine((text) => URL.parse(text)?.pathname === '/').transform((text) => new URL(text).origin);

const SETTINGS: { readonly [K in keyof Settings]: Setting<Settings[K]> } = {
  port: whole('PORT', 8080, 0, 65_535),
  host: {
    env: 'HOST',
    fallback: '0.0.0.0',
    allowed: 'a host name or an address to listen on',
    schema: z.string().regex(/^[\w.:%-]+$/),
    fromText: asIs,
  },
  dataDir: {
    env: 'DATA_DIR',
    fallback: './data',
    allowed: 'the path of a folder',
    schema: z.string().min(1),
    fromText: asIs,
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    fallback: null,
    allowed: 'an address like https://games.example.org, without query and user',
    schema: webUrl.transform((text) => text.replace(/\/+$/, '')),
    fromText: asIs,
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    fallback: 0,
    allowed: 'how many proxies stand in front, from 0 to 16; or off (0), on (1)',
    schema: z.union([z.boolean().transform(Number), z.int().min(0).max(16)]),
    fromText: asHops,
  },
  allowedOrigins: {
    env: 'ALLOWED_ORIGINS',
    fallback: null,
    allowed: 'origins like https://games.example.org: a list in the file, separated by commas in the environment',
    schema: z.array(origin).min(1),
    fromText: asList,
  },
  maxRooms: whole('MAX_ROOMS', 1000, 1, 1_000_000),
  maxSpectators: whole('MAX_SPECTATORS', 50, 0, 10_000),
  maxSpectatorsPerAddress: whole('MAX_SPECTATORS_PER_ADDRESS', 16, 0, 10_000),
  maxConnectionsPerAddress: whole('MAX_CONNECTIONS_PER_ADDRESS', 256, 1, 100_000),
  graceSeconds: whole('GRACE_SECONDS', 60, 0, 86_400),
  rateLimit: whole('RATE_LIMIT', 20, 1, 10_000),
  // One core is left for the rooms.
  botThreads: whole('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
  botPause: onByDefault('BOT_PAUSE'),
  metrics: onByDefault('METRICS'),
  logLevel: {
    env: 'LOG_LEVEL',
    fallback: 'info',
    allowed: `one of ${LOG_LEVELS.join(', ')}`,
    schema: z.enum(LOG_LEVELS),
    fromText: (text) => text.toLowerCase(),
  },
};
const KEYS = Object.keys(SETTINGS) as readonly (keyof Settings)[];
const DEFAULT_FILE = 'dolmen.json';

/** All settings, or everything that is wrong with them. Paths are relative to `folder`; the environment wins over the file. */
export function readSettings(
  env: Environment,
  folder: string,
  readFile: ReadFile = readIfPresent,
): Result<Settings, SettingsFault[]> {
  const faults: SettingsFault[] = [];
  const file = readConfig(env, folder, readFile, faults);
  const chosen = KEYS.map((key) => [key, choose(key, env, file, faults)] as const);
  if (faults.length > 0) return fail(faults);
  const settings = Object.fromEntries(chosen) as unknown as Settings;
  return ok({ ...settings, dataDir: resolve(folder, settings.dataDir) });
}

interface Config {
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
}

function readConfig(env: Environment, folder: string, readFile: ReadFile, faults: SettingsFault[]): Config {
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
  const values = object.data ?? {};
  for (const key of Object.keys(values)) if (!Object.hasOwn(SETTINGS, key)) faults.push(unknownKey(file, key));
  return values;
}

/** Checks the value in the file even where the environment wins: it would surprise on the day that the variable goes. */
function choose(key: keyof Settings, env: Environment, { file, values }: Config, faults: SettingsFault[]): unknown {
  const setting: Setting<unknown> = SETTINGS[key];
  const check = (value: unknown, found: unknown, source: SettingsSource): unknown => {
    const parsed = setting.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    faults.push({ code: 'bad-value', source, found: show(found), allowed: setting.allowed });
    return undefined;
  };
  const stored = Object.hasOwn(values, key) ? check(values[key], values[key], { from: 'file', file, key }) : undefined;
  const text = given(env, setting.env);
  if (text === undefined) return stored ?? setting.fallback;
  return check(setting.fromText(text), text, { from: 'environment', name: setting.env });
}

/** An empty variable counts as absent: container tools cannot unset one, only empty it. */
function given(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

const badFile = (file: string, found: string): SettingsFault => ({
  code: 'bad-file',
  source: { from: 'file', file },
  found,
  allowed: 'a readable file with one JSON object',
});

function unknownKey(file: string, key: string): SettingsFault {
  const source = { from: 'file', file, key } as const;
  const fault = { code: 'unknown-key', source, found: key, allowed: `one of ${KEYS.join(', ')}` } as const;
  const nearest = nearestKey(key);
  return nearest === null ? fault : { ...fault, nearest };
}

const FARTHEST = 3;

function nearestKey(key: string): keyof Settings | null {
  const plain = (text: string): string => text.replaceAll(/[_-]/g, '').toLowerCase();
  const near = KEYS.map((known) => ({ known, away: distance(plain(key), plain(known)) }))
    .filter(({ known, away }) => away <= Math.min(FARTHEST, known.length / 2))
    .sort((a, b) => a.away - b.away);
  return near[0]?.known ?? null;
}

/** Levenshtein: how many letters to put in, take out or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const LONGEST_SHOWN = 80;

function show(found: unknown): string {
  const text = typeof found === 'string' ? `"${found}"` : JSON.stringify(found);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** The faults for people, a line each. */
export function describeFaults(faults: readonly SettingsFault[]): string {
  return faults.map(describe).join('\n');
}

function describe({ code, source, found, allowed, nearest }: SettingsFault): string {
  if (code === 'bad-file') return `${place(source)}: expected ${allowed}, but found: ${found}`;
  if (code === 'bad-value') return `${place(source)}: expected ${allowed}, but found ${found}`;
  const hint = nearest === undefined ? allowed : `did you mean "${nearest}"?`;
  return `${place(source)}: there is no such setting; ${hint}`;
}

function place(source: SettingsSource): string {
  if (source.from === 'environment') return `environment variable ${source.name}`;
  return source.key === undefined ? source.file : `${source.file}, "${source.key}"`;
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
