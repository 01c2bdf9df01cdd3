import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '@dolmen/core';
import { LANGUAGES, type Language } from '@dolmen/messages';
import type { ClockSetting } from '@dolmen/protocol';
import { CLOCKS } from '@dolmen/protocol/clocks';
import * as z from 'zod';
import { Password } from './access/password.ts';
import { LOG_LEVELS, type LogLevel } from './log/level.ts';
import { type Colors, ColorsSetting } from './settings/colors.ts';
import {
  type Config,
  type Environment,
  given,
  type ReadFile,
  readConfig,
  readIfPresent,
} from './settings/config-file.ts';
import { contradictionsIn } from './settings/contradictions.ts';
import { type SettingsFault, type SettingsSource, show } from './settings/fault.ts';
import { nearestOf } from './settings/nearest.ts';
import { faultsIn } from './settings/nested.ts';
import { type Offer, OfferSetting, VARIANTS } from './settings/offer.ts';
import { ClockByName } from './settings/rooms.ts';
import {
  asHops,
  asIs,
  asList,
  databaseAddress,
  file,
  nested,
  onByDefault,
  origin,
  type Setting,
  webUrl,
  whole,
} from './settings/setting.ts';
import { readRooms } from './settings/standing-rooms.ts';
import type { StandingRoom } from './standing/standing-room.ts';

export type { Environment } from './settings/config-file.ts';
export { describeFaults, type SettingsFault } from './settings/fault.ts';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** `::` takes every address of this machine, those of IPv4 too. */
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Of a PostgreSQL that keeps tables and matches; `null`: a file in `dataDir` does. */
  readonly databaseUrl: string | null;
  /** How the world reaches this server, without a slash at the end. */
  readonly publicUrl: string | null;
  /** `self`: with a certificate that the server makes for this machine. */
  readonly tls: 'off' | 'self';
  /** The files of a certificate and its key, absolute; both or none. */
  readonly tlsCert: string | null;
  readonly tlsKey: string | null;
  /** How many proxies in front may be believed about a client's address. */
  readonly trustProxy: number;
  readonly allowedOrigins: readonly string[] | null;
  /** Other sites that may show replays in a frame. */
  readonly embedOrigins: readonly string[] | null;
  /** Push services that may be called though they are not on the public net. */
  readonly pushOrigins: readonly string[] | null;
  readonly maxRooms: number;
  /** At one table; players are not counted. */
  readonly maxSpectators: number;
  /** At one table, from one address. */
  readonly maxSpectatorsPerAddress: number;
  /** Connections that one address may hold open. */
  readonly maxConnectionsPerAddress: number;
  /** How long an absent seat is kept before a computer stands in. */
  readonly graceSeconds: number;
  /** After so many days without anybody a match is over, and a table is gone. */
  readonly abandonDays: number;
  /** Records of finished matches are kept for so many days; 0: for ever. As all that begin with `keep`. */
  readonly keepMatchesDays: number;
  /** Of those that nobody came back to. */
  readonly keepAbandonedDays: number;
  readonly keepChatDays: number;
  /** What whoever runs the server did. */
  readonly keepAuditDays: number;
  /** Is there an admin page? */
  readonly admin: boolean;
  /** Whom players write to: on the page about privacy. */
  readonly contact: string | null;
  /** Messages a second from one client. */
  readonly rateLimit: number;
  /** How many threads think for computer players. */
  readonly botThreads: number;
  /** Do computer players take the time that a person would? */
  readonly botPause: boolean;
  readonly metrics: boolean;
  /** Whoever shows it may read the metrics from anywhere; others only from this machine. */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
  /** What the front page calls the server. */
  readonly name: string;
  /** Of the front page, for who comes for the first time; `null`: what their browser speaks. */
  readonly language: Language | null;
  readonly colors: Colors;
  readonly games: Offer;
  /** Of tables that guests open, unless they choose another. */
  readonly clock: ClockSetting;
  /** Of a private server, in plain text or as a hash; `null`: everybody may come. */
  readonly password: string | null;
  readonly rooms: readonly StandingRoom[];
}

/** Rooms need more than their own words: the games, and files with decks. */
const SETTINGS: { readonly [K in keyof Omit<Settings, 'rooms'>]: Setting<Settings[K]> } = {
  port: whole('PORT', 8080, 0, 65_535),
  host: {
    env: 'HOST',
    fallback: '::',
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
  databaseUrl: {
    env: 'DATABASE_URL',
    fallback: null,
    allowed: 'an address like postgres://user:password@host:5432/name',
    schema: databaseAddress,
    // There may be a password in it.
    isSecret: true,
    fromText: asIs,
  },
  publicUrl: {
    env: 'PUBLIC_URL',
    fallback: null,
    allowed: 'an address like https://games.example.org, without query and user',
    schema: webUrl.transform((text) => text.replace(/\/+$/, '')),
    fromText: asIs,
  },
  tls: {
    env: 'TLS',
    fallback: 'off',
    allowed: 'self or off',
    schema: z.enum(['off', 'self']),
    fromText: (text) => text.toLowerCase(),
  },
  tlsCert: file('TLS_CERT'),
  tlsKey: file('TLS_KEY'),
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
  embedOrigins: {
    env: 'EMBED_ORIGINS',
    fallback: null,
    allowed: 'origins like https://club.example.org: a list in the file, separated by commas in the environment',
    schema: z.array(origin).min(1),
    fromText: asList,
  },
  pushOrigins: {
    env: 'PUSH_ORIGINS',
    fallback: null,
    allowed: 'origins like https://push.example.org: a list in the file, separated by commas in the environment',
    schema: z.array(origin).min(1),
    fromText: asList,
  },
  maxRooms: whole('MAX_ROOMS', 1000, 1, 1_000_000),
  maxSpectators: whole('MAX_SPECTATORS', 50, 0, 10_000),
  maxSpectatorsPerAddress: whole('MAX_SPECTATORS_PER_ADDRESS', 16, 0, 10_000),
  maxConnectionsPerAddress: whole('MAX_CONNECTIONS_PER_ADDRESS', 256, 1, 100_000),
  graceSeconds: whole('GRACE_SECONDS', 60, 0, 86_400),
  abandonDays: whole('ABANDON_DAYS', 30, 1, 3650),
  keepMatchesDays: whole('KEEP_MATCHES_DAYS', 365, 0, 36_500),
  keepAbandonedDays: whole('KEEP_ABANDONED_DAYS', 30, 0, 36_500),
  keepChatDays: whole('KEEP_CHAT_DAYS', 7, 0, 36_500),
  keepAuditDays: whole('KEEP_AUDIT_DAYS', 90, 0, 36_500),
  admin: onByDefault('ADMIN'),
  contact: {
    env: 'CONTACT',
    fallback: null,
    allowed: 'how players reach whoever runs the server, in at most 200 characters',
    schema: z.string().trim().min(1).max(200),
    fromText: asIs,
  },
  rateLimit: whole('RATE_LIMIT', 20, 1, 10_000),
  // One core is left for the rooms.
  botThreads: whole('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
  botPause: onByDefault('BOT_PAUSE'),
  metrics: onByDefault('METRICS'),
  metricsToken: {
    env: 'METRICS_TOKEN',
    fallback: null,
    allowed: 'a secret of 16 to 200 letters, digits and signs, without spaces',
    schema: z.string().regex(/^[\x21-\x7e]{16,200}$/),
    isSecret: true,
    fromText: asIs,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    fallback: 'info',
    allowed: `one of ${LOG_LEVELS.join(', ')}`,
    schema: z.enum(LOG_LEVELS),
    fromText: (text) => text.toLowerCase(),
  },
  name: {
    env: 'SERVER_NAME',
    fallback: 'Dolmen',
    allowed: 'a text of 1 to 40 letters',
    schema: z.string().trim().min(1).max(40),
    fromText: asIs,
  },
  language: {
    env: 'DEFAULT_LANGUAGE',
    fallback: null,
    allowed: `one of ${LANGUAGES.join(', ')}`,
    schema: z.enum(LANGUAGES),
    fromText: (text) => text.toLowerCase(),
  },
  colors: nested<Colors>({ accent: null, background: null }, ColorsSetting),
  games: nested<Offer>(VARIANTS, OfferSetting),
  clock: {
    env: 'DEFAULT_CLOCK',
    fallback: CLOCKS.none,
    allowed: `one of ${Object.keys(CLOCKS).join(', ')}`,
    schema: ClockByName,
    fromText: (text) => text.toLowerCase(),
  },
  password: {
    env: 'SERVER_PASSWORD',
    fallback: null,
    allowed: 'a text of 4 to 200 letters, or its hash (scrypt$…)',
    schema: Password,
    isSecret: true,
    fromText: asIs,
  },
};
type Key = keyof typeof SETTINGS;
const KEYS = Object.keys(SETTINGS) as readonly Key[];
const KNOWN: readonly string[] = [...KEYS, 'rooms'];

/** All settings, or everything that is wrong with them. Paths are relative to `folder`; the environment wins over the file. */
export function readSettings(
  env: Environment,
  folder: string,
  readFile: ReadFile = readIfPresent,
): Result<Settings, SettingsFault[]> {
  const faults: SettingsFault[] = [];
  const file = readConfig(env, folder, readFile, faults);
  for (const key of Object.keys(file.values)) if (!KNOWN.includes(key)) faults.push(unknownKey(file.file, key));
  const chosen = KEYS.map((key) => [key, choose(key, env, file, faults)] as const);
  const settings = Object.fromEntries(chosen) as unknown as Omit<Settings, 'rooms'>;
  const rooms = readRooms(file, settings.clock, readFile, faults);
  if (faults.length > 0) return fail(faults);
  const whole = { ...settings, rooms };
  const contradictions = contradictionsIn(whole);
  if (contradictions.length > 0) return fail(contradictions);
  return ok(withAbsolutePaths(whole, folder));
}

function withAbsolutePaths(settings: Settings, folder: string): Settings {
  const absolute = (path: string | null): string | null => (path === null ? null : resolve(folder, path));
  const { dataDir, tlsCert, tlsKey } = settings;
  return { ...settings, dataDir: resolve(folder, dataDir), tlsCert: absolute(tlsCert), tlsKey: absolute(tlsKey) };
}

/** The value of a setting that a text stands for, as in the environment. */
export const settingFromText = (key: keyof typeof SETTINGS, text: string): unknown => SETTINGS[key].fromText(text);

/** Where each setting comes from: the environment, the file, or `default`. */
export type SettingSources = { readonly [K in keyof Settings]?: string };

export function sourcesOf(env: Environment, folder: string, readFile: ReadFile = readIfPresent): SettingSources {
  const { file, values } = readConfig(env, folder, readFile, []);
  const sourceOf = (key: Key): string => {
    const name = SETTINGS[key].env;
    if (name !== null && given(env, name) !== undefined) return name;
    return Object.hasOwn(values, key) ? file : 'default';
  };
  const rooms = Object.hasOwn(values, 'rooms') ? file : 'default';
  return { ...Object.fromEntries(KEYS.map((key) => [key, sourceOf(key)])), rooms };
}

/** All settings as they may be shown: of a secret only whether there is one, of rooms their names. */
export function shownSettings(settings: Settings, sources: SettingSources) {
  const shown = (key: keyof Settings, value: string) => ({ key, value, from: sources[key] ?? 'default' });
  const rooms = settings.rooms.map(({ name }) => name);
  return [...KEYS.map((key) => shown(key, shownValue(key, settings[key]))), shown('rooms', rooms.join(', '))];
}

function shownValue(key: Key, value: unknown): string {
  if (value === null) return '';
  if (SETTINGS[key].isSecret) return '(secret)';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Checks the value in the file even where the environment wins: it would surprise on the day that the variable goes. */
function choose(key: Key, env: Environment, { file, values }: Config, faults: SettingsFault[]): unknown {
  const setting: Setting<unknown> = SETTINGS[key];
  const check = (value: unknown, found: unknown, source: SettingsSource): unknown => {
    const parsed = setting.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    if (setting.env === null) return void faults.push(...faultsIn(parsed.error, value, { file, key }));
    const shown = setting.isSecret ? 'another value' : show(found);
    faults.push({ code: 'bad-value', source, found: shown, allowed: setting.allowed });
    return undefined;
  };
  const stored = Object.hasOwn(values, key) ? check(values[key], values[key], { from: 'file', file, key }) : undefined;
  const text = setting.env === null ? undefined : given(env, setting.env);
  if (setting.env === null || text === undefined) return stored ?? setting.fallback;
  return check(setting.fromText(text), text, { from: 'environment', name: setting.env });
}

function unknownKey(file: string, key: string): SettingsFault {
  const source = { from: 'file', file, key } as const;
  const fault = { code: 'unknown-key', source, found: key, allowed: `one of ${KNOWN.join(', ')}` } as const;
  const nearest = nearestOf(key, KNOWN);
  return nearest === null ? fault : { ...fault, nearest };
}
