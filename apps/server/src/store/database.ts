import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inspect, migrate } from './schema.ts';
import { primaryCode, SQLITE } from './sqlite-code.ts';
import { type OpenFault, StoreError } from './store-error.ts';

const IN_MEMORY = ':memory:';

export interface Database {
  readonly db: DatabaseSync;
  close(): void;
}

/** Opens the file, made if there is none, for this process alone. Throws a `StoreError` that says what to do. */
export function openDatabase(file: string): Database {
  const opened: DatabaseSync[] = [];
  const close = (): void => {
    for (const db of opened.splice(0).reverse()) db.close();
  };
  try {
    if (file !== IN_MEMORY) opened.push(lock(file));
    const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    opened.push(db);
    prepare(db);
    return { db, close };
  } catch (error) {
    close();
    throw explain(error, file);
  }
}

/**
 * Holds a lock on a file beside the database, which ends with the process however that ends.
 * A lock on the database itself would also keep out who makes a backup while the server runs.
 */
export function lock(file: string): DatabaseSync {
  makeFolder(dirname(file));
  const guard = new DatabaseSync(`${file}.lock`, { timeout: 0 });
  try {
    guard.exec('BEGIN EXCLUSIVE');
    return guard;
  } catch (error) {
    guard.close();
    if (primaryCode(error) !== SQLITE.BUSY) throw error;
    throw new StoreError('in-use', 'another server uses it; stop that one, or choose another folder');
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StoreError('unwritable', `${UNWRITABLE} (${String(error)})`);
  }
}

function prepare(db: DatabaseSync): void {
  if (sizeOf(db) <= LARGEST_CHECKED) checkPages(db);
  inspect(db);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // On macOS a plain sync leaves the bytes in the cache of the drive.
  db.exec('PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON');
  migrate(db);
  // What is taken away is overwritten: to be forgotten means more than to be found no longer.
  db.exec('PRAGMA secure_delete = ON');
  // While another program writes, changes are tried again: the thread is free for readers meanwhile.
  db.exec(`PRAGMA busy_timeout = ${BUSY_MILLIS}`);
}

const BUSY_MILLIS = 500;

/** In bytes. To read more would make a start as long as the past: damage in a larger file is told when it is met. */
const LARGEST_CHECKED = 64 * 2 ** 20;

function sizeOf(db: DatabaseSync): number {
  const { page_count, page_size } = {
    ...db.prepare('PRAGMA page_count').get(),
    ...db.prepare('PRAGMA page_size').get(),
  };
  return Number(page_count) * Number(page_size);
}

/** Reads the whole file once: to write into a damaged one would damage more of it. */
export function checkPages(db: DatabaseSync): void {
  const answer = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (answer !== 'ok') throw new StoreError('corrupt', DAMAGED);
}

const DAMAGED = 'it is damaged or no database; restore a backup, or move it away to start with none';
const UNWRITABLE = 'it cannot be made or written; give the server the right to write in its folder, or choose another';

export function explain(error: unknown, file: string): StoreError {
  const [code, advice] = diagnose(error);
  return new StoreError(code, `${file}: ${advice}`);
}

function diagnose(error: unknown): readonly [StoreError['code'], string] {
  if (error instanceof StoreError) return [error.code, error.message];
  const cause = error instanceof Error ? error.message : String(error);
  const [code, advice] = BY_CODE.get(primaryCode(error)) ?? ['unavailable', 'it did not open'];
  return [code, `${advice} (${cause})`];
}

const BY_CODE: ReadonlyMap<number | null, readonly [OpenFault, string]> = new Map([
  [SQLITE.CORRUPT, ['corrupt', DAMAGED]],
  [SQLITE.NOTADB, ['corrupt', DAMAGED]],
  [SQLITE.BUSY, ['in-use', 'another program writes into it; close that one, or choose another folder']],
  [SQLITE.PERM, ['unwritable', UNWRITABLE]],
  [SQLITE.READONLY, ['unwritable', UNWRITABLE]],
  [SQLITE.CANTOPEN, ['unwritable', UNWRITABLE]],
  [SQLITE.FULL, ['unwritable', 'the disk is full; make room']],
]);
