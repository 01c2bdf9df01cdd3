import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTable, playOn } from './testing/guest.ts';
import { tryLogin } from './testing/operator.ts';
import { command, type Ended, Program } from './testing/program.ts';

/** The life of a club's server, with the real program: each part goes on where the one before it ended. */

let home: string;
let server: Program;
let address: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'dolmen-life-'));
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const does = (...words: string[]): Promise<Ended> => command({}, words, home);
const value = async (...words: string[]) => {
  const { code, said, complained } = await does(...words, '--json');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${complained}`);
  return JSON.parse(said);
};
const serve = async (): Promise<void> => {
  server = new Program({ RATE_LIMIT: '10000', BOT_PAUSE: 'off' }, { cwd: home, words: ['serve'] });
  address = await server.opened();
};
const names = async (): Promise<string[]> => (await value('players')).players.map((one: { name: string }) => one.name);

/** The same person whenever they come. */
const tokenOf = (name: string): string => Buffer.from(name.padEnd(16, '.')).toString('hex');

const configure = (more: object): void => {
  const file = join(home, 'dolmen.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...more }));
};
const ROOM = 'friday-club';
/** The standing room, as the front page shows it. */
const room = async () => {
  const { rooms } = (await (await fetch(`${address}/api/rooms`)).json()) as { rooms: { name: string }[] };
  return rooms.find(({ name }) => name === ROOM);
};

/** Plays a match of Rune to its end, or a part of it. */
async function play(people: readonly string[], moves?: number, at?: string): Promise<string> {
  const code = at ?? (await openTable(address, { game: 'rune', visibility: 'public' }));
  expect((await fetch(`${address}/api/tables/${code}`)).status).toBe(200);
  const guests = await Promise.all(people.map((name) => Guest.join(address, code, name, tokenOf(name))));
  for (const [seat, guest] of guests.entries()) await guest.sit(seat);
  await guests[0]?.ask('start', {});
  await Promise.all(guests.map((guest) => guest.until(() => guest.view !== null)));
  await playOn(guests, [1, 2, 3, 4], moves);
  for (const guest of guests) await guest.leave();
  return code;
}

test('it is set up, and starts', async () => {
  expect((await value('setup', '--yes', '--port', '0', '--data-dir', 'club')).secret).toMatch(/^\S{16,}$/);
  configure({ rooms: { [ROOM]: { game: 'rune', welcome: 'Every Friday.' } } });
  const before = await does('doctor');
  expect([before.code, before.said]).toEqual([0, expect.stringContaining('no server runs')]);
  await serve();
  const after = await does('doctor');
  expect([after.code, after.said]).toEqual([0, expect.stringContaining('and is well')]);
  expect((await tryLogin(address, 'a guess of twelve')).status).toBe(401);
  expect((await tryLogin(address, 'a guess of twelve', { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await fetch(`${address}/api/admin/operations`, { method: 'POST' })).status).toBe(401);
  const { lines } = await value('log', '/api/admin');
  const refused = JSON.stringify([lines, (await value('log', 'admin-refused')).lines]);
  for (const sign of ['http-403', 'wrong-secret', 'not-logged-in']) expect(refused).toContain(sign);
  expect(refused).not.toContain('twelve');
});

test('an evening is played, and copied while it goes on', async () => {
  await play(['Ada', 'Bert']);
  await play(['Ada', 'Cleo'], 3, ROOM);
  expect(await room()).toMatchObject({ phase: 'playing', people: ['Ada', 'Cleo'] });
  const { file } = await value('backup', 'evening.sqlite');
  expect(file).toBe(join(home, 'evening.sqlite'));
  expect((await does('backup', 'evening.sqlite')).code).not.toBe(0);
  await play(['Dewi', 'Cleo']);
  expect((await names()).toSorted()).toEqual(['Ada', 'Bert', 'Cleo', 'Dewi']);
});

test('records go out, and come in elsewhere, as they were', async () => {
  expect(await value('export', 'records.jsonl')).toMatchObject({ records: 2 });
  const away = join(home, 'away');
  mkdirSync(away);
  const elsewhere = (...words: string[]): Promise<Ended> => command({}, [...words, '--json'], away);
  const taken = await elsewhere('import', join(home, 'records.jsonl'));
  expect(JSON.parse(taken.said)).toEqual({ added: 2, known: 0, wrong: [] });
  expect(JSON.parse((await elsewhere('import', join(home, 'records.jsonl'))).said)).toMatchObject({ known: 2 });
  await elsewhere('export', 'again.jsonl');
  expect(readFileSync(join(away, 'again.jsonl'), 'utf8')).toBe(readFileSync(join(home, 'records.jsonl'), 'utf8'));
  const [record = ''] = readFileSync(join(home, 'records.jsonl'), 'utf8').split('\n');
  writeFileSync(join(home, 'one.json'), record);
  expect((await does('verify', 'one.json')).said).toMatch(/^yes: fair/);
  writeFileSync(join(away, 'bent.jsonl'), `${record.replace('"winners":[', '"winners":[3,')}\nno record\n`);
  expect(JSON.parse((await elsewhere('import', 'bent.jsonl')).said)).toMatchObject({ added: 0, wrong: [{}, {}] });
});

test('it is killed, and what was copied is restored', async () => {
  expect((await does('restore', 'evening.sqlite')).code).toBe(75);
  await server.stop('SIGKILL');
  const { aside } = await value('restore', 'evening.sqlite');
  await serve();
  expect((await names()).toSorted()).toEqual(['Ada', 'Bert', 'Cleo']);
  expect(await room()).toMatchObject({ phase: 'playing', people: ['Ada', 'Cleo'] });
  await server.stop();
  await value('restore', aside);
  await serve();
  expect((await names()).toSorted()).toEqual(['Ada', 'Bert', 'Cleo', 'Dewi']);
});

test('somebody is forgotten, here and while the server is down; what they did stays', async () => {
  const id = async (name: string): Promise<string> =>
    (await value('players', 'list', name)).players.map((one: { person: string }) => one.person)[0];
  await value('players', 'forget', await id('Ada'));
  expect(await names()).not.toContain('Ada');
  await server.stop();
  await value('players', 'forget', await id('Dewi'));
  expect((await names()).toSorted()).toEqual(['Bert', 'Cleo']);
  await value('export', 'forgotten.jsonl');
  const records = readFileSync(join(home, 'forgotten.jsonl'), 'utf8');
  expect(records).not.toMatch(/Ada|Dewi/);
  expect(records.trim().split('\n')).toHaveLength(2);
});

test('what is older than the settings keep it goes', async () => {
  const db = new DatabaseSync(join(home, 'club/dolmen.sqlite'));
  db.exec(
    'UPDATE matches SET ended_at = ended_at - 4000 * 86400000, started_at = started_at - 4000 * 86400000 WHERE ended_at IS NOT NULL',
  );
  db.close();
  configure({ keepMatchesDays: 365 });
  await value('prune');
  expect((await value('matches')).matches.filter((one: { endedAt: number | null }) => one.endedAt !== null)).toEqual(
    [],
  );
});

test('the room still stands: whoever was playing there plays to the end, without the one who was forgotten', async () => {
  await serve();
  expect(await room()).toMatchObject({ phase: 'playing', people: ['Cleo'] });
  expect((await fetch(`${address}/api/tables/${ROOM}`)).status).toBe(200);
  const cleo = await Guest.join(address, ROOM, 'Cleo', tokenOf('Cleo'));
  await cleo.until(() => cleo.state.phase === 'playing');
  await cleo.ask('resign', {});
  await cleo.until(() => cleo.state.phase === 'over');
  await cleo.leave();
  const { matches } = await value('matches');
  expect(matches.filter((one: { endedAt: number | null }) => one.endedAt !== null)).toHaveLength(1);
  await server.stop();
});

test.concurrent.each([1, 2])('a folder of format %i is brought up to date by its next start', async (format) => {
  const data = join(home, `format-${format}`);
  mkdirSync(data);
  copyFileSync(
    join(import.meta.dirname, `store/testing/released/format-${format}.sqlite`),
    join(data, 'dolmen.sqlite'),
  );
  const env = { DATA_DIR: data };
  const { said } = await command(env, ['doctor'], home);
  expect(said).toContain(`format ${format}, every page is whole; the next start`);
  const old = JSON.parse((await command(env, ['backup', '--json'], home)).said);
  expect(old.version).toBe(format);
  const upgraded = new Program(env, { cwd: home });
  const at = await upgraded.opened();
  const { matches } = (await (await fetch(`${at}/api/matches`)).json()) as { matches: { seats: string[] }[] };
  expect(matches.map(({ seats }) => seats)).toEqual([['Ada', expect.stringContaining('Brân')]]);
  await upgraded.stop();
});

test('a folder of a newer version is refused, with what to do, and not touched', async () => {
  const data = join(home, 'newer');
  mkdirSync(data);
  const file = join(data, 'dolmen.sqlite');
  copyFileSync(join(import.meta.dirname, 'store/testing/released/format-2.sqlite'), file);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  const before = readFileSync(file);
  const refused = await Promise.all(
    ['serve', 'players', 'backup'].map((word) => command({ DATA_DIR: data }, [word], home)),
  );
  for (const { code, complained } of refused)
    expect([code, complained]).toEqual([65, expect.stringContaining('start that server, or restore an older backup')]);
  expect((await command({ DATA_DIR: data }, ['doctor'], home)).code).toBe(1);
  expect(readFileSync(file)).toEqual(before);
});

test('all of it stands in the audit log', () => {
  const lines = readFileSync(join(home, 'club/audit.jsonl'), 'utf8').trim().split('\n');
  const done = lines.map((line) => JSON.parse(line)).filter(({ result }) => result === 'done');
  const operations = new Set(done.map(({ operation }) => operation));
  expect([...operations]).toEqual(expect.arrayContaining(['backup', 'restore', 'export', 'players forget', 'prune']));
});
