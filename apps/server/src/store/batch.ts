import { performance } from 'node:perf_hooks';
import type { DatabaseSync } from 'node:sqlite';
import type { Matches } from './matches.ts';
import { primaryCode, SQLITE } from './sqlite-code.ts';
import { StoreError } from './store-error.ts';
import type { Commit, Failure, Method, Reply, Request } from './wire.ts';

export interface Answer {
  readonly replies: readonly Reply[];
  readonly commit: Commit | null;
}

const WRITES: ReadonlySet<Method> = new Set<Method>(['begin', 'append', 'finish']);

/** Carries requests out in one transaction, and returns after its commit: one wait for the disk serves them all. */
export function runBatch(db: DatabaseSync, matches: Matches, requests: readonly Request[]): Answer {
  const started = performance.now();
  try {
    db.exec('BEGIN IMMEDIATE');
    const replies = requests.map((request) => runOne(db, matches, request));
    db.exec('COMMIT');
    return { replies, commit: commitOf(requests, replies, performance.now() - started) };
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    return { replies: requests.map(({ id }) => ({ id, failure: failureOf(error) })), commit: null };
  }
}

/** A savepoint for each, so that one that fails takes back its own changes only. */
function runOne(db: DatabaseSync, matches: Matches, request: Request): Reply {
  const { id } = request;
  db.exec('SAVEPOINT request');
  try {
    const value = call(matches, request);
    db.exec('RELEASE request');
    return { id, value };
  } catch (error) {
    // On a full disk SQLite itself rolls everything back: then no request of the batch is stored.
    if (!db.isTransaction) throw error;
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id, failure: failureOf(error) };
  }
}

function call<M extends Method>(matches: Matches, { method, args }: Request<M>): unknown {
  const run = matches[method] as (...args: unknown[]) => unknown;
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

function commitOf(requests: readonly Request[], replies: readonly Reply[], ms: number): Commit | null {
  const written = requests.filter(({ method }, index) => WRITES.has(method) && !('failure' in (replies[index] ?? {})));
  return written.length === 0 ? null : { rows: written.length, ms };
}
