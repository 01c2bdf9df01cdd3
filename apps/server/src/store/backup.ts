import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { checkPages, explain, lock } from './database.ts';
import { besides } from './files.ts';
import { inspect, versionOf } from './schema.ts';
import { StoreError } from './store-error.ts';

export interface Copy {
  readonly file: string;
  readonly bytes: number;
  /** Of the format. */
  readonly version: number;
}

const ALL_PAGES = 2 ** 31 - 1;

/** Copies a database, also while a server writes into it: as it was at one moment. There must be nothing at `to`. */
export async function backUp(file: string, to: string): Promise<Copy> {
  if (existsSync(to)) throw new StoreError('conflict', `${to} is there already; name another file`);
  if (!existsSync(file)) throw new StoreError('unavailable', `${file}: there is no database to copy`);
  const unfinished = `${to}.unfinished`;
  mkdirSync(dirname(to), { recursive: true });
  rmSync(unfinished, { force: true });
  try {
    const version = await copy(file, unfinished);
    renameSync(unfinished, to);
    return { file: to, bytes: statSync(to).size, version };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Puts a backup in place of a database that no server uses, and that is kept beside it. At every moment one of the two, whole, is
 * in place: who starts after a crash of this starts with either.
 */
export async function restore(from: string, file: string, aside: string): Promise<Copy> {
  if (!existsSync(from)) throw new StoreError('unavailable', `${from}: there is no such file`);
  const guard = lock(file);
  try {
    if (existsSync(file)) await backUp(file, aside);
    const coming = `${file}.restoring`;
    rmSync(coming, { force: true });
    const version = await copy(from, coming);
    emptyLog(file);
    renameSync(coming, file);
    return { file, bytes: statSync(file).size, version };
  } finally {
    guard.close();
  }
}

/** Returns the version of the format. Throws a `StoreError` that says what is wrong with the file. */
async function copy(from: string, to: string): Promise<number> {
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      inspect(source);
      // In one step: in several, each change that a server makes meanwhile would start it anew.
      await backup(source, to, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    return checkCopy(to);
  } catch (error) {
    throw explain(error, from);
  }
}

/** A copy is one file, without a log beside it, and it is on disk. */
function checkCopy(file: string): number {
  const db = new DatabaseSync(file);
  try {
    checkPages(db);
    db.exec('PRAGMA journal_mode = DELETE');
    return versionOf(db);
  } finally {
    db.close();
    sync(file);
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** The log of the old file must not be taken for that of the new one. */
function emptyLog(file: string): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  for (const beside of besides(file)) rmSync(beside, { force: true });
}
