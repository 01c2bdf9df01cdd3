import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { newModeration } from '../table/moderation.ts';
import { MIGRATIONS, migrate } from './schema.ts';
import { opened, temporaryFile } from './testing/fixture.ts';

const SECRET = 'ab'.repeat(32);
const HEADER = { game: 'keltis', version: 1, options: { long: true }, seats: 2, seed: '0123456789abcdef'.repeat(2) };
const SEATS = [
  { kind: 'person', owner: 'hash', name: 'Ada' },
  { kind: 'computer', level: 'casual', name: 'casual 2' },
];
const CLOCK = { kind: 'turn', seconds: 30 };
const settingOf = (visibility: string) => ({
  visibility,
  clock: CLOCK,
  host: 'hash',
  fairness: { serverSeed: SECRET },
});

/** A file as the first version wrote it: two matches that are over, and one under way. */
function oldFile(): string {
  const file = temporaryFile();
  const db = new DatabaseSync(file);
  migrate(db, MIGRATIONS.slice(0, 1));
  const begin = db.prepare(
    'INSERT INTO matches (id, code, header, seats, setting, started_at, ended_at, result, plies) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const put = (id: string, visibility: string, endedAt: number | null): void => {
    const texts = [HEADER, SEATS, settingOf(visibility)].map((value) => JSON.stringify(value));
    begin.run(
      id,
      `T${id}`,
      ...(texts as [string, string, string]),
      5,
      endedAt,
      endedAt === null ? null : '{}',
      endedAt,
    );
  };
  put('shown', 'public', 10);
  put('hidden', 'private', 11);
  put('running', 'private', null);
  const entry = JSON.stringify({ type: 'act', seat: 0, word: 'a', id: 'a', at: 6 });
  db.prepare('INSERT INTO entries (match, position, entry) VALUES (3, 0, ?)').run(entry);
  db.close();
  return file;
}

test('a file of the first version opens: its running match has a table, and private ones are in no list', async () => {
  const store = await opened({ file: oldFile() });
  expect((await store.finished({ limit: 9 })).map(({ id }) => id)).toEqual(['shown']);
  expect((await store.match('hidden'))?.endedAt).toBe(11);
  const table = await store.byCode('Trunning');
  const { game, options, seats } = HEADER;
  expect(table?.setting).toEqual({ game, options, seats, visibility: 'private', clock: CLOCK });
  expect(table?.state).toEqual({ moderation: newModeration('hash'), serverSeed: SECRET, places: SEATS, chat: [] });
  expect(table?.match).toMatchObject({ id: 'running', isListed: false, endedAt: null, entries: [{ word: 'a' }] });
  expect(await store.byCode('Tshown')).toBeNull();
  await store.append('running', 1, { type: 'note', note: { type: 'resumed' }, at: 7 });
});

test('whoever played before the change has as long to come back as anybody', async () => {
  const store = await opened({ file: oldFile() });
  expect(await store.leftSince(Date.now() - 60_000, 9)).toEqual([]);
  expect(await store.leftSince(Number.MAX_SAFE_INTEGER, 9)).toEqual(['Trunning']);
});
