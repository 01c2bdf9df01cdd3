import { Pool } from 'pg';
import { isWrite, type Method } from '../calls.ts';
import { CommitStats } from '../commit-stats.ts';
import { json } from '../json.ts';
import type { Claim, Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { callsOn, type PostgresCalls } from './calls.ts';
import { configOf, connect } from './connect.ts';
import { failureOf } from './failure.ts';
import { Holdings } from './holdings.ts';
import { type Job, Lane } from './lane.ts';
import { Lease } from './lease.ts';
import { runOn } from './run.ts';
import { migrate } from './schema.ts';
import { Writer } from './writer.ts';

/** Connections for those who only read. */
const MOST_READERS = 4;

/** Opens a store in PostgreSQL, made if there is none; rejects with a `StoreError` that says what to do. */
export async function openPostgres(url: string): Promise<Store> {
  try {
    await prepare(url);
    const review = { run: (): void => {} };
    const lease = await Lease.open(url, () => review.run());
    const store = new PostgresStore(url, lease);
    review.run = () => store.review();
    return store.hands;
  } catch (error) {
    throw explain(error, url);
  }
}

async function prepare(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await migrate(runOn(client));
  } finally {
    await client.end().catch(() => {});
  }
}

/** The name of the database, and never the password. */
export function explain(error: unknown, url: string): StoreError {
  if (error instanceof StoreError && error.code !== 'unavailable') return error;
  const { message, code } = error as { message?: string; code?: string };
  const { host, pathname } = new URL(url);
  return new StoreError('unavailable', `${host}${pathname}: PostgreSQL does not answer (${message || code})`);
}

class PostgresStore {
  readonly #lease: Lease;
  readonly #holdings: Holdings;
  readonly #readers: Pool;
  readonly #writer: Writer;
  readonly #lane: Lane;
  readonly #reads: PostgresCalls;
  readonly #writes: PostgresCalls;
  readonly #stats = new CommitStats();
  #queued = 0;
  #closed: Promise<void> | null = null;

  constructor(url: string, lease: Lease) {
    this.#lease = lease;
    this.#holdings = new Holdings(lease.id);
    this.#readers = new Pool({ ...configOf(url), max: MOST_READERS });
    // Without a listener a database that goes away would end the process; whoever reads next is told.
    this.#readers.on('error', () => {});
    this.#writer = new Writer(url, () => lease.lock);
    this.#lane = new Lane(this.#writer, this.#holdings, (commit) => this.#stats.count(commit));
    this.#reads = callsOn(runOn(this.#readers), this.#holdings);
    this.#writes = callsOn(this.#writer.run, this.#holdings);
  }

  get hands(): Store {
    const methods = Object.keys(this.#reads) as (keyof PostgresCalls)[];
    const calls = Object.fromEntries(methods.map((method) => [method, this.#call(method)])) as unknown as PostgresCalls;
    return {
      ...calls,
      append: (match, index, entry) => this.#ask(() => ({ match, index, text: json(entry) })),
      claim: (code) => this.#ask(() => () => this.#claim(code)),
      release: (code) => this.#ask(() => () => this.#holdings.release(this.#writer.run, code)),
      ownerOf: (code) => this.#read(() => this.#ownerOf(code)),
      onLost: (listener) => this.#holdings.onLost(listener),
      close: () => this.#close(),
      stats: () => ({ ...this.#stats.now, queued: this.#queued }),
    };
  }

  /** Nothing was heard for a while: what became of our tables? */
  review(): void {
    // What cannot be asked now is told by the first write that is refused.
    this.#holdings.review(runOn(this.#readers)).catch(() => {});
  }

  #call(method: Method & keyof PostgresCalls): (...args: unknown[]) => Promise<unknown> {
    const read = this.#reads[method] as (...args: unknown[]) => Promise<unknown>;
    const write = this.#writes[method] as (...args: unknown[]) => Promise<unknown>;
    if (!isWrite(method)) return (...args) => this.#read(() => read(...args));
    return (...args) =>
      this.#ask(() => {
        // As it is now, whatever becomes of it while it waits.
        const asked = structuredClone(args);
        return () => write(...asked);
      });
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    if (this.#closed) throw CLOSED;
    this.#queued++;
    try {
      return await read();
    } catch (error) {
      throw failureOf(error);
    } finally {
      this.#queued--;
    }
  }

  #ask<T>(make: () => Job['work']): Promise<T> {
    return this.#read(() => {
      const { promise, resolve, reject } = Promise.withResolvers<T>();
      this.#lane.ask({ work: make(), resolve: resolve as (value: unknown) => void, reject });
      return promise;
    });
  }

  async #claim(code: string): Promise<Claim | null> {
    try {
      await this.#holdings.secure(this.#writer.run, code);
    } catch (error) {
      if (error instanceof StoreError && error.code === 'fenced') return { isHere: false };
      throw error;
    }
    const table = await this.#writes.byCode(code);
    if (table?.match && table.match.endedAt === null) this.#holdings.isAt(table.match.id, code);
    return table && { isHere: true, table };
  }

  async #ownerOf(code: string): Promise<{ readonly isHere: boolean } | null> {
    const sql = 'SELECT owner FROM tables WHERE code = $1 AND is_alive(owner)';
    const [row] = await runOn(this.#readers)(sql, [code]);
    return row ? { isHere: row.owner === this.#lease.id } : null;
  }

  #close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    await this.#lane.idle();
    const { run } = this.#writer;
    await run('UPDATE tables SET owner = NULL WHERE owner = $1', [this.#lease.id]).catch(() => {});
    await this.#writer.close();
    await this.#lease.close();
    await this.#readers.end();
  }
}

const CLOSED = new StoreError('closed', 'the store is closed');
