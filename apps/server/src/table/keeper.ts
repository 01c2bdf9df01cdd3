import { Queue } from './queue.ts';

/** Writes a table's row, one change after the other: an older state never lands on a newer one. */
export class Keeper {
  readonly #queue = new Queue();
  readonly #write: () => Promise<void>;
  #waiting: Promise<void> | null = null;

  /** `write` stores the table as it is when it is called. */
  constructor(write: () => Promise<void>) {
    this.#write = write;
  }

  /** Resolves when the table as it is now is stored. */
  save(): Promise<void> {
    this.#waiting ??= this.#queue.run(() => {
      this.#waiting = null;
      return this.#write();
    });
    return this.#waiting;
  }

  /** For a change that carries the state with it. */
  run(change: () => Promise<void>): Promise<void> {
    return this.#queue.run(change);
  }

  /** Resolves when everything asked for so far is done. */
  idle(): Promise<unknown> {
    return this.#queue.idle();
  }
}
