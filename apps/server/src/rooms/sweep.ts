import type { Timer } from '../table/ports.ts';
import { later } from './later.ts';
import { LeftTables } from './left-tables.ts';
import { Retention } from './retention.ts';
import type { Services } from './services.ts';
import type { Tables } from './tables.ts';
import { wakeDue } from './wake.ts';

/** Often enough for any server, and seldom enough for none to notice. */
const EVERY = 60_000;
const BATCH = 20;

/**
 * Looks from time to time for tables that nobody has come back to for days, for tables where a turn of days is over, and for
 * what is kept no longer. A few at a time, one after the other.
 */
export class Sweep {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #left: LeftTables;
  readonly #retention: Retention;
  #timer: Timer;
  #sweeping: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
    const { settings, store, log, failed } = services;
    this.#left = new LeftTables({ store, abandonDays: settings.abandonDays, here: tables, failed });
    this.#retention = new Retention({ settings, store, here: tables, failed }, (pruned) =>
      log.info('pruned', { ...pruned }),
    );
    this.#timer = this.#next();
  }

  /** Resolves when nothing of it runs any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timer.clear();
    await this.#sweeping;
  }

  #next(): Timer {
    const sweep = (): void => {
      this.#sweeping = this.#sweep().catch((error: unknown) => this.#services.failed(error));
      void this.#sweeping.then(() => {
        if (!this.#isStopped) this.#timer = this.#next();
      });
    };
    return later(sweep, this.#services.sweepMillis ?? EVERY);
  }

  async #sweep(): Promise<void> {
    if (this.#services.store.isAway()) return;
    await wakeDue(this.#services, this.#tables);
    await this.#left.visit(BATCH, Date.now(), () => !this.#isStopped);
    if (!this.#isStopped) await this.#retention.runIfDue(Date.now());
  }
}
