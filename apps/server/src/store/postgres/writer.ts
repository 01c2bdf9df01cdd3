import type { Client } from 'pg';
import { connect, LOCKS } from './connect.ts';
import { type Run, runOn } from './run.ts';

/**
 * The one connection that writes. Before it is replaced by another, the one before is ended at the database too: a change that was
 * still on its way there must not arrive after what was written since.
 */
export class Writer {
  readonly #url: string;
  readonly #lock: () => number;
  #client: Client | null = null;
  #before: number | null = null;

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
      if (this.#before !== null) await run('SELECT pg_terminate_backend($1)', [this.#before]);
      await run('SELECT pg_advisory_lock($1, $2)', [LOCKS.writer, this.#lock()]);
      const [row] = await run('SELECT pg_backend_pid() AS pid');
      this.#before = Number(row?.pid);
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }
}
