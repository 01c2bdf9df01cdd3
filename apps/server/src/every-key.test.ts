import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settings } from './settings.ts';
import { command, Program } from './testing/program.ts';

/** A config with every key that there is, for the real program. A new setting does not compile until it stands here. */

type Config = { readonly [K in keyof Settings]: unknown };
const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  dataDir: 'club',
  databaseUrl: 'postgres://club:of-stones@127.0.0.1:1/club',
  publicUrl: 'https://club.example/dolmen',
  tls: 'self',
  tlsCert: 'club/tls/cert.pem',
  tlsKey: 'club/tls/key.pem',
  trustProxy: 2,
  allowedOrigins: ['https://club.example'],
  embedOrigins: ['https://blog.example'],
  pushOrigins: ['https://push.club.example'],
  maxRooms: 21,
  maxSpectators: 22,
  maxSpectatorsPerAddress: 23,
  maxConnectionsPerAddress: 24,
  graceSeconds: 25,
  abandonDays: 26,
  keepMatchesDays: 27,
  keepAbandonedDays: 28,
  keepChatDays: 29,
  keepAuditDays: 31,
  admin: false,
  contact: 'the host of the club',
  rateLimit: 32,
  botThreads: 2,
  botPause: false,
  metrics: false,
  metricsToken: 'whoever-measures-the-club',
  logLevel: 'warn',
  name: 'The club',
  language: 'de',
  colors: { accent: '#e0b766', background: '#3a2a1a' },
  games: { rune: ['grandmaster'] },
  clock: 'turn-60',
  password: 'open the club',
  rooms: { 'friday-club': { game: 'rune', password: 'open the room' } },
};
const KEYS = Object.keys(CONFIG);
/** A certificate is made or named, not both: each has a start of its own. */
const MADE: readonly string[] = ['tls'];
const NAMED: readonly string[] = ['tlsCert', 'tlsKey'];
/** Nobody answers there: see `postgres.test.ts` for one that does. */
const AWAY: readonly string[] = ['databaseUrl'];
const without = (left: readonly string[]): Partial<Config> =>
  Object.fromEntries(Object.entries(CONFIG).filter(([key]) => !left.includes(key)));

/** No variable, so that the file alone counts. */
const ENV = { PORT: '' };
let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dolmen-every-key-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const write = (config: object): void => writeFileSync(join(home, 'dolmen.json'), JSON.stringify(config));

interface Shown {
  readonly key: string;
  readonly value: string;
  readonly from: string;
}

/** What a server with this config says about its settings. */
async function told(config: object): Promise<Shown[]> {
  write(config);
  const server = new Program(ENV, { cwd: home, words: ['serve'] });
  try {
    await server.opened();
    const { code, said, complained } = await command(ENV, ['settings', '--json'], home);
    expect([code, complained]).toEqual([0, '']);
    return JSON.parse(said).settings;
  } finally {
    await server.stop();
  }
}

/** As a person would look for a value: a path is found by its end, a clock by its seconds. */
const shownAs = (key: string): unknown => {
  const value = CONFIG[key as keyof Settings];
  if (key === 'password' || key === 'metricsToken') return '(secret)';
  if (key === 'clock') return JSON.stringify({ kind: 'turn', seconds: 60 });
  if (key === 'rooms') return Object.keys(Object(value)).join(', ');
  if (key === 'dataDir' || NAMED.includes(key)) return join(home, String(value));
  return typeof value === 'string' ? value : JSON.stringify(value);
};

test.each([
  ['makes its certificate', [...NAMED, ...AWAY]],
  ['has one of its own', [...MADE, ...AWAY]],
])('a server that %s takes every key of its file, and says where each comes from', async (_, left) => {
  const settings = await told(without(left));
  expect(settings.map(({ key }) => key).toSorted()).toEqual(KEYS.toSorted());
  const file = join(home, 'dolmen.json');
  const given = settings.filter(({ key }) => !left.includes(key));
  expect(given).toEqual(given.map(({ key }) => ({ key, value: shownAs(key), from: file })));
  expect(settings.filter(({ key }) => left.includes(key)).map(({ from }) => from)).toEqual(left.map(() => 'default'));
  expect(JSON.stringify(settings)).not.toMatch(/open the|whoever-measures/);
});

test('a server whose database does not answer says so, and does not tell the password', async () => {
  write(without([...NAMED, ...MADE]));
  const { code, complained } = await command(ENV, ['serve'], home);
  expect(code).toBe(74);
  expect(complained).toContain('127.0.0.1:1/club');
  expect(complained).not.toContain('of-stones');
});

test('every wrong value is named, with what it may be, and a key that there is not with the one that was meant', async () => {
  write({ ...Object.fromEntries(KEYS.map((key) => [key, [[]]])), keepMatchDays: 3 });
  const { code, complained } = await command(ENV, ['serve'], home);
  expect(code).toBe(78);
  for (const key of KEYS) expect(complained).toMatch(new RegExp(`"${key}[^"]*": expected .*, but found `));
  expect(complained).toContain('"keepMatchDays": there is no such setting; did you mean "keepMatchesDays"?');
});
