import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeFaults, type Environment, readSettings, type Settings, type SettingsFault } from './settings.ts';

/** A folder with these files that goes when the test is over. */
function folderWith(files: { readonly [name: string]: unknown } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'dolmen-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

function settingsOf(env: Environment, folder = folderWith()): Settings {
  const read = readSettings(env, folder);
  if (!read.ok) throw new Error(describeFaults(read.error));
  return read.value;
}

function faultsOf(env: Environment, folder = folderWith()): SettingsFault[] {
  const read = readSettings(env, folder);
  return read.ok ? [] : read.error;
}

const ofFile = (content: unknown): Settings => settingsOf({}, folderWith({ 'dolmen.json': content }));

test('without any word the defaults hold', () => {
  const folder = folderWith();
  expect(settingsOf({ HOME: '/home/somebody', PORTS: 'x' }, folder)).toEqual({
    port: 8080,
    host: '::',
    dataDir: join(folder, 'data'),
    databaseUrl: null,
    publicUrl: null,
    tls: 'off',
    tlsCert: null,
    tlsKey: null,
    trustProxy: 0,
    allowedOrigins: null,
    embedOrigins: null,
    pushOrigins: null,
    maxRooms: 1000,
    maxSpectators: 50,
    maxSpectatorsPerAddress: 16,
    maxConnectionsPerAddress: 256,
    graceSeconds: 60,
    abandonDays: 30,
    keepMatchesDays: 365,
    keepAbandonedDays: 30,
    keepChatDays: 7,
    keepAuditDays: 90,
    admin: true,
    contact: null,
    rateLimit: 20,
    botThreads: Math.max(1, availableParallelism() - 1),
    botPause: true,
    metrics: true,
    metricsToken: null,
    logLevel: 'info',
    name: 'Dolmen',
    language: null,
    colors: { accent: null, background: null },
    games: { keltis: [], rune: ['grandmaster'], 'rune-stones': ['nocturnal', 'queenie', 'runes', 'deck'] },
    clock: { kind: 'none' },
    password: null,
    rooms: [],
  });
});

describe('the environment', () => {
  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 3000 ', { port: 3000 }],
    ['HOST', '::1', { host: '::1' }],
    ['PUBLIC_URL', 'https://games.example.org/dolmen/', { publicUrl: 'https://games.example.org/dolmen' }],
    ['TLS', 'Self', { tls: 'self' }],
    ['TRUST_PROXY', 'true', { trustProxy: 1 }],
    ['TRUST_PROXY', 'off', { trustProxy: 0 }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, HTTP://b.example:81/',
      { allowedOrigins: ['https://a.example', 'http://b.example:81'] },
    ],
    ['EMBED_ORIGINS', 'https://club.example', { embedOrigins: ['https://club.example'] }],
    ['MAX_ROOMS', '5', { maxRooms: 5 }],
    ['MAX_SPECTATORS', '8', { maxSpectators: 8 }],
    ['MAX_SPECTATORS_PER_ADDRESS', '0', { maxSpectatorsPerAddress: 0 }],
    ['MAX_CONNECTIONS_PER_ADDRESS', '9', { maxConnectionsPerAddress: 9 }],
    ['GRACE_SECONDS', '0', { graceSeconds: 0 }],
    ['ABANDON_DAYS', '1', { abandonDays: 1 }],
    ['RATE_LIMIT', '100', { rateLimit: 100 }],
    ['BOT_THREADS', '3', { botThreads: 3 }],
    ['BOT_PAUSE', 'off', { botPause: false }],
    ['METRICS', 'off', { metrics: false }],
    ['METRICS', '1', { metrics: true }],
    ['DATABASE_URL', 'postgres://a:b@db/games', { databaseUrl: 'postgres://a:b@db/games' }],
    ['METRICS_TOKEN', 'a-secret-of-some-length', { metricsToken: 'a-secret-of-some-length' }],
    ['LOG_LEVEL', 'WARN', { logLevel: 'warn' }],
    ['SERVER_NAME', 'The Stone Circle', { name: 'The Stone Circle' }],
    ['DEFAULT_LANGUAGE', 'NL', { language: 'nl' }],
    ['DEFAULT_CLOCK', 'turn-60', { clock: { kind: 'turn', seconds: 60 } }],
    ['SERVER_PASSWORD', 'three stones', { password: 'three stones' }],
  ])('%s=%s', (name, text, expected) => {
    expect(settingsOf({ [name]: text })).toMatchObject(expected);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '0x50'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'games.example.org'],
    ['PUBLIC_URL', 'ftp://games.example.org'],
    ['PUBLIC_URL', 'https://games.example.org/?a=1'],
    ['TLS', 'on'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '17'],
    ['ALLOWED_ORIGINS', 'https://a.example,'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['ALLOWED_ORIGINS', '*'],
    ['MAX_ROOMS', '0'],
    ['MAX_SPECTATORS', '1.5'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['GRACE_SECONDS', 'long'],
    ['ABANDON_DAYS', '0'],
    ['RATE_LIMIT', '1e3'],
    ['BOT_THREADS', '0'],
    ['METRICS', 'sometimes'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s', (name, text) => {
    expect(faultsOf({ [name]: text })).toEqual([
      { code: 'bad-value', source: { from: 'environment', name }, found: `"${text}"`, allowed: expect.any(String) },
    ]);
  });

  test('a secret that is refused is not shown', () => {
    const text = describeFaults(faultsOf({ METRICS_TOKEN: 'too short' }));
    expect(text).toContain('METRICS_TOKEN');
    expect(text).not.toContain('too short');
  });

  test('empty counts as absent', () => {
    expect(settingsOf({ PORT: '', HOST: ' ', DOLMEN_CONFIG: '' })).toMatchObject({ port: 8080, host: '::' });
  });
});

describe('the file', () => {
  test('gives every setting', () => {
    const content = {
      port: 1,
      host: 'localhost',
      dataDir: resolve('/elsewhere'),
      publicUrl: 'https://a.example',
      tls: 'off',
      tlsCert: resolve('/etc/cert.pem'),
      tlsKey: resolve('/etc/key.pem'),
      trustProxy: true,
      allowedOrigins: ['https://a.example'],
      embedOrigins: ['https://club.example'],
      pushOrigins: ['https://push.example'],
      maxRooms: 2,
      maxSpectators: 3,
      maxSpectatorsPerAddress: 2,
      maxConnectionsPerAddress: 7,
      graceSeconds: 4,
      abandonDays: 7,
      keepMatchesDays: 8,
      keepAbandonedDays: 9,
      keepChatDays: 0,
      keepAuditDays: 10,
      admin: false,
      contact: 'club@example.org',
      rateLimit: 5,
      botThreads: 6,
      botPause: false,
      metrics: false,
      databaseUrl: 'postgresql://dolmen:secret@127.0.0.1/games',
      metricsToken: 'a-secret-of-some-length',
      logLevel: 'silent',
      name: 'The Stone Circle',
      language: 'nl',
      colors: { accent: '#8fbf7f', background: null },
      games: { keltis: [], 'rune-stones': ['nocturnal'] },
      clock: 'turn-60',
      password: 'three stones',
      rooms: {},
    };
    const read = { trustProxy: 1, clock: { kind: 'turn', seconds: 60 }, rooms: [] };
    expect(ofFile(content)).toEqual({ ...content, ...read });
  });

  test('may be another one, named in the environment', () => {
    const folder = folderWith({ 'dolmen.json': { port: 1 }, 'other.json': { port: 2 } });
    expect(settingsOf({ DOLMEN_CONFIG: 'other.json' }, folder).port).toBe(2);
    expect(settingsOf({ DOLMEN_CONFIG: join(folder, 'other.json') }, folder).port).toBe(2);
  });

  test('yields to the environment', () => {
    const folder = folderWith({ 'dolmen.json': { port: 1, maxRooms: 7, metrics: true } });
    expect(settingsOf({ PORT: '2', METRICS: 'off' }, folder)).toMatchObject({ port: 2, maxRooms: 7, metrics: false });
  });

  test('may begin with a byte order mark', () => {
    expect(ofFile('\uFEFF{"port": 9}').port).toBe(9);
  });

  test('takes its data folder relative to the folder of the project', () => {
    const folder = folderWith({ 'dolmen.json': { dataDir: '../matches' } });
    expect(settingsOf({}, folder).dataDir).toBe(resolve(folder, '../matches'));
  });

  test.each([
    ['port', '80'],
    ['metrics', 'on'],
    ['allowedOrigins', []],
    ['allowedOrigins', 'https://a.example'],
    ['publicUrl', null],
    ['trustProxy', 'true'],
  ])('refuses a wrong %s', (key, value) => {
    const folder = folderWith({ 'dolmen.json': { [key]: value } });
    const source = { from: 'file', file: join(folder, 'dolmen.json'), key };
    expect(faultsOf({}, folder)).toMatchObject([{ code: 'bad-value', source }]);
  });

  test('is checked even where the environment wins', () => {
    const folder = folderWith({ 'dolmen.json': { port: 'eighty' } });
    expect(faultsOf({ PORT: '80' }, folder)).toMatchObject([{ source: { from: 'file', key: 'port' } }]);
  });

  test.each([
    ['prot', 'port'],
    ['PORT', 'port'],
    ['max_rooms', 'maxRooms'],
    ['MAX_SPECTATORS', 'maxSpectators'],
    ['graceSecond', 'graceSeconds'],
    ['constructor', undefined],
    ['colour', 'colors'],
    ['weather', undefined],
  ])('refuses the unknown key %s, and means %s', (key, nearest) => {
    const [fault, ...more] = faultsOf({}, folderWith({ 'dolmen.json': { [key]: 1 } }));
    expect(fault).toMatchObject({ code: 'unknown-key', source: { from: 'file', key }, found: key });
    expect(fault?.nearest).toBe(nearest);
    expect(more).toEqual([]);
  });

  test.each([
    ['is no JSON', '{ port: 80 }'],
    ['is empty', ''],
    ['is a list', '[1]'],
    ['is null', 'null'],
  ])('is refused when it %s', (_, content) => {
    expect(faultsOf({}, folderWith({ 'dolmen.json': content }))).toMatchObject([{ code: 'bad-file' }]);
  });

  test('is refused when it was named and is not there', () => {
    const folder = folderWith();
    const source = { from: 'file', file: join(folder, 'gone.json') };
    expect(faultsOf({ DOLMEN_CONFIG: 'gone.json' }, folder)).toMatchObject([{ code: 'bad-file', source }]);
  });

  test('is refused when it cannot be read', () => {
    const folder = folderWith();
    expect(faultsOf({ DOLMEN_CONFIG: '.' }, folder)).toMatchObject([{ code: 'bad-file', source: { file: folder } }]);
  });
});

describe('faults', () => {
  test('are all listed, for people a line each', () => {
    const folder = folderWith({ 'dolmen.json': { prot: 1, weather: 'rain', maxRooms: 0 } });
    const file = join(folder, 'dolmen.json');
    const faults = faultsOf({ PORT: 'eighty', METRICS: 'sometimes' }, folder);
    expect(describeFaults(faults).split('\n')).toEqual([
      `${file}, "prot": there is no such setting; did you mean "port"?`,
      `${file}, "weather": there is no such setting; one of ${Object.keys(settingsOf({})).join(', ')}`,
      'environment variable PORT: expected a whole number from 0 to 65535, but found "eighty"',
      `${file}, "maxRooms": expected a whole number from 1 to 1000000, but found 0`,
      'environment variable METRICS: expected on or off (in the file: true or false), but found "sometimes"',
    ]);
  });

  test.each([
    [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT and TLS_KEY: one needs the other; give both, or neither'],
    [
      { TLS: 'self', TLS_CERT: 'cert.pem', TLS_KEY: 'key.pem' },
      'TLS=self and TLS_CERT: a certificate is made here, or named, not both',
    ],
    [
      { TLS: 'self', PUBLIC_URL: 'http://a.example' },
      'PUBLIC_URL and TLS: with a certificate the address begins with https',
    ],
  ])('are what does not go together: %o', (env, text) => {
    expect(describeFaults(faultsOf(env))).toBe(text);
  });

  test('say what is wrong with a file', () => {
    const folder = folderWith();
    const text = describeFaults(faultsOf({ DOLMEN_CONFIG: 'gone.json' }, folder));
    expect(text).toBe(
      `${join(folder, 'gone.json')}: expected a readable file with one JSON object, but found: no such file`,
    );
  });

  test('do not repeat a long value in full', () => {
    const [fault] = faultsOf({ HOST: ' x'.repeat(500) });
    expect(fault?.found.length).toBeLessThan(100);
  });
});
