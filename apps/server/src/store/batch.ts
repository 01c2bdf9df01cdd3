import { performance } from 'node:perf_hooks';
import type { DatabaseSync } from 'node:sqlite';
import { type Calls, isWrite, type Method } from './calls.ts';
import { primaryCode, SQLITE } from './sqlite-code.ts';
import { StoreError } from './store-error.ts';
import type { Commit, Failure, Reply, Request } from './wire.ts';

export interface Answer {
  readonly replies: readonly Reply[];
  readonly commit: Commit | null;
}

/**
 * Carries requests out, the changes in one transaction, and returns after its commit: one wait for the disk serves them all.
 * Who only reads waits for no other program's lock, and is answered on a full disk too.
 */
export function runBatch(db: DatabaseSync, calls: Calls, requests: readonly Request[]): Answer {
  const reads = requests.filter(({ method }) => !isWrite(method));
  const writes = requests.filter(({ method }) => isWrite(method));
  const read = reads.map((request) => runRead(calls, request));
  if (writes.length === 0) return { replies: read, commit: null };
  const { replies, commit } = runWrites(db, calls, writes);
  return { replies: [...read, ...replies].sort((a, b) => a.id - b.id), commit };
}

function runRead(calls: Calls, request: Request): Reply {
  try {
    return { id: request.id, value: call(calls, request) };
  } catch (error) {
    return { id: request.id, failure: failureOf(error) };
  }
}

function runWrites(db: DatabaseSync, calls: Calls, requests: readonly Request[]): Answer {
  const started = performance.now();
  try {
    db.exec('BEGIN IMMEDIATE');
    const replies = requests.map((request) => runWrite(db, calls, request));
    db.exec('COMMIT');
    return { replies, commit: commitOf(replies, performance.now() - started) };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return { replies: requests.map(({ id }) => ({ id, failure: failureOf(error) })), commit: null };
  }
}

/** A savepoint for each, so that one that fails takes back its own changes only. */
function runWrite(db: DatabaseSync, calls: Calls, request: Request): Reply {
  const { id } = request;
  db.exec('SAVEPOINT request');
  try {
    const value = call(calls, request);
    db.exec('RELEASE request');
    return { id, value };
  } catch (error) {
    // On a full disk SQLite itself rolls everything back: then no request of the batch is stored.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id, failure: failureOf(error) };
  }
}

function call<M extends Method>(calls: Calls, { method, args }: Request<M>): unknown {
  const run = calls[method] as (...args: unknown[]) => unknown;
  return run(...args);
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof StoreError) return { code: error.code, message };
  return { code: isMistake(error) ? 'invalid' : 'unavailable', message };
}

/** A value that no retry can store, as against a disk or file that fails. */
function isMistake(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || primaryCode(error) === SQLITE.CONSTRAINT;
}

function commitOf(replies: readonly Reply[], ms: number): Commit | null {
  const rows = replies.filter((reply) => !('failure' in reply)).length;
  return rows === 0 ? null : { rows, ms };
}
