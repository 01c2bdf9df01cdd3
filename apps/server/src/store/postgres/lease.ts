import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { connect, LOCKS } from './connect.ts';
import { type Run, runOn } from './run.ts';

/** So long a server counts as alive without a word; a word comes four times as often. */
const LEASE = "interval '5 seconds'";
const RENEW_MILLIS = 1250;

/**
 * That this server lives, as all others see it: a lease that is renewed, and a lock that ends with the connection, so that a server that was
 * killed is known to be gone at once. Nothing else is asked on this connection: it would keep the lock after a kill.
 */
export class Lease {
  readonly id = randomUUID();
  readonly #url: string;
  readonly #returned: () => void;
  #client: Client | null = null;
  #lock = 0;
  #isLocked = false;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  private constructor(url: string, returned: () => void) {
    this.#url = url;
    this.#returned = returned;
  }

  /** `returned`: nothing was heard for a while, and others may have taken what was this server's. */
  static async open(url: string, returned: () => void): Promise<Lease> {
    const lease = new Lease(url, returned);
    await lease.#renew();
    lease.#later();
    return lease;
  }

  /** Its own, among all servers. */
  get lock(): number {
    return this.#lock;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#renewing;
    const client = this.#client;
    this.#client = null;
    if (!client) return;
    await runOn(client)('DELETE FROM servers WHERE id = $1', [this.id]).catch(() => {});
    await client.end().catch(() => {});
  }

  #later(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#renewing = this.#renew()
        .catch(() => this.#drop())
        .then(() => this.#later());
    }, RENEW_MILLIS);
  }

  async #renew(): Promise<void> {
    this.#client ??= await connect(this.#url);
    const run = runOn(this.#client);
    const wasLate = await this.#extend(run);
    if (!this.#isLocked) await this.#tryToLock(run);
    if (wasLate) this.#returned();
  }

  /** While the connection before is not known to be gone, it still has the lock: the next renewal tries again. */
  async #tryToLock(run: Run): Promise<void> {
    const [row] = await run('SELECT pg_try_advisory_lock($1, $2) AS locked', [LOCKS.lease, this.#lock]);
    this.#isLocked = row?.locked === true;
  }

  /** Had it run out? */
  async #extend(run: Run): Promise<boolean> {
    const [known] = await run(
      `UPDATE servers s SET lease_until = clock_timestamp() + ${LEASE} FROM servers before
       WHERE s.id = $1 AND before.id = s.id RETURNING s.lock, before.lease_until < clock_timestamp() AS late`,
      [this.id],
    );
    const made = known ?? (await this.#enter(run));
    const lock = Number(made?.lock);
    // The row was gone, and is another.
    if (lock !== this.#lock) this.#isLocked = false;
    this.#lock = lock;
    return known?.late === true;
  }

  async #enter(run: Run) {
    await run("DELETE FROM servers WHERE lease_until < clock_timestamp() - interval '1 day'");
    const sql = `INSERT INTO servers (id, lease_until) VALUES ($1, clock_timestamp() + ${LEASE}) RETURNING lock`;
    const [made] = await run(sql, [this.id]);
    return made;
  }

  #drop(): void {
    void this.#client?.end().catch(() => {});
    this.#client = null;
    this.#isLocked = false;
  }
}
