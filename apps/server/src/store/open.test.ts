import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './schema.ts';
import { openStore } from './sqlite.ts';
import { fault, opened, temporaryFile } from './testing/fixture.ts';
import { begin, entryAt, matchOf } from './testing/sample.ts';

const HOLDER = fileURLToPath(new URL('./testing/holder.ts', import.meta.url));

/** Another process that opens the file; gives its first word. */
async function hold(file: string) {
  const child = spawn(process.execPath, [HOLDER, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [word] = await once(child.stdout, 'data');
  return { child, said: String(word).trim() };
}

async function filled(file: string): Promise<void> {
  const store = await openStore({ file });
  await begin(store, matchOf('m'));
  await Promise.all(Array.from({ length: 50 }, (_, index) => store.append('m', index, entryAt('m', index))));
  await store.close();
}

function changed(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

test('the folder is made', async () => {
  const file = join(dirname(temporaryFile()), 'deep', 'er', 'matches.sqlite');
  await opened({ file });
  expect(existsSync(file)).toBe(true);
});

test('every commit waits for the disk, in a journal that lets others read', () => {
  const { db, close } = openDatabase(temporaryFile());
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
  close();
});

describe('a file in use is refused', () => {
  test('to a second store of this process, until the first closes', async () => {
    const file = temporaryFile();
    const first = await openStore({ file });
    await expect(openStore({ file })).rejects.toMatchObject(fault('in-use'));
    await expect(openStore({ file })).rejects.toThrow(/another server uses it; stop that one/);
    await first.close();
    await opened({ file });
  });

  test('to another process', async () => {
    const file = temporaryFile();
    await opened({ file });
    expect((await hold(file)).said).toBe('in-use');
  });

  test('while another process holds it, and free when that one is killed', async () => {
    const file = temporaryFile();
    const { child, said } = await hold(file);
    expect(said).toBe('opened');
    await expect(openStore({ file })).rejects.toMatchObject(fault('in-use'));
    child.kill('SIGKILL');
    await once(child, 'close');
    await opened({ file });
  });
});

describe('a place that cannot be written is refused', () => {
  test('where the folder cannot be made', async () => {
    const blocked = temporaryFile();
    writeFileSync(blocked, '');
    const opening = openStore({ file: join(blocked, 'matches.sqlite') });
    await expect(opening).rejects.toMatchObject(fault('unwritable'));
  });

  test('where the path is a folder', async () => {
    const file = temporaryFile();
    mkdirSync(file);
    await expect(openStore({ file })).rejects.toMatchObject(fault('unwritable'));
  });

  // The superuser may write everywhere, and Windows has other rights.
  describe.runIf(process.getuid !== undefined && process.getuid() !== 0)('without the right to write', () => {
    test('in the folder', async () => {
      const file = temporaryFile();
      chmodSync(dirname(file), 0o555);
      await expect(openStore({ file })).rejects.toMatchObject(fault('unwritable'));
      chmodSync(dirname(file), 0o755);
    });

    test('into the file', async () => {
      const file = temporaryFile();
      await filled(file);
      chmodSync(file, 0o444);
      await expect(openStore({ file })).rejects.toMatchObject(fault('unwritable'));
    });
  });
});

describe('a file that we cannot read is refused and left as it is:', () => {
  test('one that is no database', async () => {
    const file = temporaryFile();
    const text = 'These are my notes, not a database. '.repeat(300);
    writeFileSync(file, text);
    await expect(openStore({ file })).rejects.toMatchObject(fault('corrupt'));
    await expect(openStore({ file })).rejects.toThrow(/restore a backup/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('one with damaged pages', async () => {
    const file = temporaryFile();
    await filled(file);
    const damaged = openSync(file, 'r+');
    const { length } = readFileSync(file);
    for (let at = 4096; at < length; at += 4096) writeSync(damaged, Buffer.alloc(100, 0xa5), 0, 100, at);
    closeSync(damaged);
    await expect(openStore({ file })).rejects.toMatchObject(fault('corrupt'));
  });

  test('one that was cut short', async () => {
    const file = temporaryFile();
    await filled(file);
    writeFileSync(file, readFileSync(file).subarray(0, 3 * 4096 + 1000));
    await expect(openStore({ file })).rejects.toMatchObject(fault('corrupt'));
  });

  test('one of a newer server', async () => {
    const file = temporaryFile();
    await filled(file);
    changed(file, 'PRAGMA user_version = 99');
    const before = readFileSync(file);
    await expect(openStore({ file })).rejects.toMatchObject(fault('newer-version'));
    await expect(openStore({ file })).rejects.toThrow(/format 99; this one knows up to \d+/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('one of another program', async () => {
    const file = temporaryFile();
    changed(file, 'CREATE TABLE recipes (name TEXT)');
    const before = readFileSync(file);
    await expect(openStore({ file })).rejects.toMatchObject(fault('foreign'));
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test('after a refusal nothing holds the file', async () => {
  const file = temporaryFile();
  await filled(file);
  changed(file, 'PRAGMA user_version = 99');
  await expect(openStore({ file })).rejects.toMatchObject(fault('newer-version'));
  changed(file, `PRAGMA user_version = ${MIGRATIONS.length}`);
  expect((await (await opened({ file })).match('m'))?.entries).toHaveLength(50);
});
