import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { backUp, restore } from './backup.ts';
import { NEWEST } from './schema.ts';
import { openStore } from './sqlite.ts';
import { fault, opened, temporaryFile } from './testing/fixture.ts';
import { begin, entryAt, matchOf } from './testing/sample.ts';

const beside = (file: string, name: string): string => join(dirname(file), name);

describe('a backup', () => {
  test('is one file, whole, while moves are stored without a pause', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await begin(store, matchOf('a'));
    let isOver = false;
    const playing = (async () => {
      let index = 0;
      for (; !isOver || index < 50; index++) await store.append('a', index, entryAt('a', index));
      return index;
    })();
    const copies = [];
    for (let number = 0; number < 5; number++) copies.push(await backUp(file, beside(file, `copy-${number}`)));
    isOver = true;
    const total = await playing;
    let before = 0;
    for (const { file: copy, version } of copies) {
      expect(version).toBe(NEWEST);
      const entries = (await (await opened({ file: copy })).match('a'))?.entries ?? [];
      expect(entries).toEqual(entries.map((_, index) => entryAt('a', index)));
      expect(entries.length).toBeGreaterThanOrEqual(before);
      before = entries.length;
    }
    expect(before).toBeLessThanOrEqual(total);
  });

  test('writes over nothing, and leaves nothing unfinished', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await begin(store, matchOf('a'));
    const copy = beside(file, 'copy');
    await backUp(file, copy);
    await expect(backUp(file, copy)).rejects.toMatchObject(fault('conflict'));
    expect(readdirSync(dirname(file)).filter((name) => name.startsWith('copy'))).toEqual(['copy']);
  });

  test('of nothing, and of what is no database, is refused', async () => {
    const file = temporaryFile();
    await expect(backUp(file, beside(file, 'copy'))).rejects.toMatchObject(fault('unavailable'));
    writeFileSync(file, 'no database at all'.repeat(100));
    await expect(backUp(file, beside(file, 'copy'))).rejects.toMatchObject(fault('corrupt'));
    expect(existsSync(beside(file, 'copy'))).toBe(false);
  });
});

describe('to restore', () => {
  test('puts a backup in place, and keeps what was there', async () => {
    const file = temporaryFile();
    const first = await openStore({ file });
    await begin(first, matchOf('a'));
    await backUp(file, beside(file, 'copy'));
    await begin(first, matchOf('b'));
    await first.close();
    await restore(beside(file, 'copy'), file, beside(file, 'aside'));
    const store = await opened({ file });
    expect([(await store.match('a'))?.id, await store.match('b')]).toEqual(['a', null]);
    const aside = await opened({ file: beside(file, 'aside') });
    expect((await aside.match('b'))?.id).toBe('b');
  });

  test('takes the log of a killed server with it into what is kept, and not into the backup', async () => {
    const file = temporaryFile();
    const store = await openStore({ file });
    await begin(store, matchOf('a'));
    const copy = (await backUp(file, beside(file, 'copy'))).file;
    await begin(store, matchOf('b'));
    const killed = beside(file, 'killed.sqlite');
    for (const ending of ['', '-wal', '-shm']) copyFileSync(`${file}${ending}`, `${killed}${ending}`);
    await store.close();
    await restore(copy, killed, beside(file, 'aside'));
    expect(await (await opened({ file: killed })).match('b')).toBeNull();
    expect((await (await opened({ file: beside(file, 'aside') })).match('b'))?.id).toBe('b');
  });

  test('is refused while a server uses the folder', async () => {
    const file = temporaryFile();
    const store = await opened({ file });
    await begin(store, matchOf('a'));
    await backUp(file, beside(file, 'copy'));
    await expect(restore(beside(file, 'copy'), file, beside(file, 'aside'))).rejects.toMatchObject(fault('in-use'));
  });

  test.each([
    ['that is damaged', 'corrupt', (file: string) => writeFileSync(file, 'x'.repeat(9000))],
    ['of another program', 'foreign', (file: string) => new DatabaseSync(file).exec('CREATE TABLE songs (name TEXT)')],
    ['of a newer server', 'newer-version', makeNewer],
    ['that is not there', 'unavailable', () => {}],
  ] as const)('a backup %s changes nothing', async (_, code, make) => {
    const file = temporaryFile();
    const before = await openStore({ file });
    await begin(before, matchOf('a'));
    await before.close();
    make(beside(file, 'bad'));
    await expect(restore(beside(file, 'bad'), file, beside(file, 'aside'))).rejects.toMatchObject(fault(code));
    expect((await (await opened({ file })).match('a'))?.id).toBe('a');
  });
});

function makeNewer(file: string): void {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA application_id = ${0x444f4c4d}; PRAGMA user_version = ${NEWEST + 1}; CREATE TABLE matches (id TEXT)`);
  db.close();
}
