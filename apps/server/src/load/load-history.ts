import type { MovesSince } from '../metrics.ts';

/** How busy the server was at a time. */
export interface LoadSample extends MovesSince {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly rooms: number;
  readonly clients: number;
  /** In bytes. */
  readonly memory: number;
  /** Computer players that wait for a thread. */
  readonly waiting: number;
}

/** Two a minute for six hours: some 100 kB, however long the server runs. */
export const EVERY_MILLIS = 30_000;
const MOST = 720;

/** The last hours, in memory alone. */
export class LoadHistory {
  #samples: LoadSample[] = [];

  add(sample: LoadSample): void {
    this.#samples = [...this.#samples, sample].slice(-MOST);
  }

  /** The oldest first. */
  get samples(): readonly LoadSample[] {
    return this.#samples;
  }
}
