import type { Timer } from '../table/ports.ts';
import { later } from './later.ts';

interface Times {
  /** How long after the last visitor the lobby shows it. */
  readonly unlistMillis: number;
  readonly idleMillis: number;
}

/** A table that nobody is at leaves the lobby after a while, and is put away after a longer one. */
export class Vacancy {
  readonly #times: () => Times;
  readonly #unlist: () => void;
  readonly #putAway: () => void;
  #timers: readonly Timer[] = [];

  constructor(times: () => Times, unlist: () => void, putAway: () => void) {
    this.#times = times;
    this.#unlist = unlist;
    this.#putAway = putAway;
  }

  /** Nobody is there from now on. */
  begin(): void {
    this.end();
    const { unlistMillis, idleMillis } = this.#times();
    this.#timers = [later(this.#unlist, unlistMillis), later(this.#putAway, idleMillis)];
  }

  end(): void {
    for (const timer of this.#timers) timer.clear();
    this.#timers = [];
  }
}
