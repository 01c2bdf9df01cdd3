import type { Client } from 'pg';
import { connect, LOCKS } from './connect.ts';
import { type Run, runOn } from './run.ts';

/** Whoever has the lock of this server's writer. */
const END_OTHER = `SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE locktype = 'advisory' AND classid = $1::bigint AND objid = $2::bigint AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/**
 * The one connection that writes. Before it is replaced by another, the one before is ended at the database too: a change that was
 * still on its way there must not arrive after what was written since.
 */
export class Writer {
  readonly #url: string;
  readonly #lock: () => number;
  #client: Client | null = null;

  /** `lock`: this server's own. */
  constructor(url: string, lock: () => number) {
    this.#url = url;
    this.#lock = lock;
  }

  readonly run: Run = async (sql, values) => {
    this.#client ??= await this.#connect();
    return runOn(this.#client)(sql, values);
  };

  /** It is of no use any more. */
  drop(): void {
    const client = this.#client;
    this.#client = null;
    void client?.end().catch(() => {});
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<Client> {
    const client = await connect(this.#url);
    try {
      const run = runOn(client);
      const lock = [LOCKS.writer, this.#lock()];
      await run(END_OTHER, lock);
      await run('SELECT pg_advisory_lock($1, $2)', lock);
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }
}
