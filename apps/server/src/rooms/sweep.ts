import { isOutdated } from '../store/outdated.ts';
import { StoreError } from '../store/store-error.ts';
import { abandoned } from '../table/abandoned.ts';
import type { Timer } from '../table/ports.ts';
import { later } from './later.ts';
import { Retention } from './retention.ts';
import type { Services } from './services.ts';
import type { Tables } from './tables.ts';
import { wakeDue } from './wake.ts';

const DAY = 24 * 60 * 60_000;
/** Often enough for any server, and seldom enough for none to notice. */
const EVERY = 60_000;
const BATCH = 20;

/**
 * Looks from time to time for tables that nobody has come back to for days, for tables where a turn of days is over, and for
 * what is kept no longer. A match under way that nobody comes back to ends, and its players may still see how; a table without
 * one goes. A few at a time, one after the other.
 */
export class Sweep {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #retention: Retention;
  #timer: Timer;
  #sweeping: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(services: Services, tables: Tables) {
    this.#services = services;
    this.#tables = tables;
    const { settings, store, log } = services;
    this.#retention = new Retention({ settings, store, rooms: () => tables.rooms() }, (pruned) =>
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
    const { store, settings } = this.#services;
    if (store.isAway()) return;
    await wakeDue(this.#services, this.#tables);
    const codes = await store.leftSince(Date.now() - settings.abandonDays * DAY, BATCH);
    for (const code of codes) if (!this.#isStopped) await this.#tables.alone.run(code, () => this.#visit(code));
    if (!this.#isStopped) await this.#retention.runIfDue(Date.now());
  }

  /** Whoever opens it next may be another server. */
  async #visit(code: string): Promise<void> {
    await this.#clearOrRemove(code);
    if (!this.#tables.isOpen(code)) await this.#services.store.release(code);
  }

  /** One whose match cannot be read any more would be in the way of all others for ever. */
  async #clearOrRemove(code: string): Promise<void> {
    try {
      await this.#clear(code);
    } catch (error) {
      this.#services.failed(error);
      if (!(error instanceof StoreError)) await this.#services.store.removeTable(code);
    }
  }

  async #clear(code: string): Promise<void> {
    const { store } = this.#services;
    if (this.#tables.isOpen(code)) return this.#tables.touch(code);
    const claim = await store.claim(code);
    if (!claim?.isHere) return;
    const { match, state } = claim.table;
    const isOver = match === null || match.endedAt !== null;
    // Nobody can say how one of older rules stands.
    if (isOver || isOutdated(match.header)) return store.removeTable(code);
    await store.finish(match.id, abandoned(match), Date.now(), state);
  }
}
