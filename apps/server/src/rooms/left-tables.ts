import { isOutdated } from '../store/outdated.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { abandoned } from '../table/abandoned.ts';
import type { Alone } from './alone.ts';

const DAY = 24 * 60 * 60_000;

/** The tables that are open here: those of a server that runs. */
export interface OpenHere {
  readonly alone: Alone;
  isOpen(code: string): boolean;
  touch(code: string): Promise<void>;
}

interface House {
  readonly store: Store;
  readonly abandonDays: number;
  /** `null`: no server runs, and none is open. */
  readonly here: OpenHere | null;
  readonly failed: (error: unknown) => void;
}

/**
 * Tables that nobody has come back to for days. A match under way ends, and its players may still see how; a table without one
 * goes. One after the other.
 */
export class LeftTables {
  readonly #house: House;

  constructor(house: House) {
    this.#house = house;
  }

  /** Visits so many at most; `goesOn` is asked before each. Answers whom it visited. */
  async visit(most: number, now: number, goesOn = (): boolean => true): Promise<readonly string[]> {
    const { store, abandonDays, here } = this.#house;
    const codes = await store.leftSince(now - abandonDays * DAY, most);
    for (const code of codes) {
      if (!goesOn()) break;
      const visit = (): Promise<void> => this.#visit(code, now);
      await (here ? here.alone.run(code, visit) : visit());
    }
    return codes;
  }

  /** Visits all of them, a few at a time. Answers how many there were. */
  async visitAll(batch: number, now: number): Promise<number> {
    const visited = new Set<string>();
    for (;;) {
      const codes = await this.visit(batch, now);
      const isNew = codes.some((code) => !visited.has(code));
      for (const code of codes) visited.add(code);
      // What another server has open stays.
      if (codes.length < batch || !isNew) return visited.size;
    }
  }

  /** Whoever opens it next may be another server. */
  async #visit(code: string, now: number): Promise<void> {
    await this.#clearOrRemove(code, now);
    if (!this.#house.here?.isOpen(code)) await this.#house.store.release(code);
  }

  /** One whose match cannot be read any more would be in the way of all others for ever. */
  async #clearOrRemove(code: string, now: number): Promise<void> {
    try {
      await this.#clear(code, now);
    } catch (error) {
      this.#house.failed(error);
      if (!(error instanceof StoreError)) await this.#house.store.removeTable(code);
    }
  }

  async #clear(code: string, now: number): Promise<void> {
    const { store, here } = this.#house;
    if (here?.isOpen(code)) return here.touch(code);
    const claim = await store.claim(code);
    if (!claim?.isHere) return;
    const { match, state } = claim.table;
    const isOver = match === null || match.endedAt !== null;
    // Nobody can say how one of older rules stands.
    if (isOver || isOutdated(match.header)) return store.removeTable(code);
    await store.finish(match.id, abandoned(match), now, state);
  }
}
