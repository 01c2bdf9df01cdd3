import type { TablePorts } from './ports.ts';
import { Queue } from './queue.ts';

/** Writes a table's row, one change after the other: an older state never lands on a newer one. */
export class Keeper {
  readonly #ports: TablePorts;
  readonly #state: () => unknown;
  readonly #queue = new Queue();
  #waiting: Promise<void> | null = null;
  /** What the table's setting is to be from the next write on. */
  #setting: unknown = null;
  #saved: string;

  /** `state`: of the table as it is when it is called. */
  constructor(ports: TablePorts, state: () => unknown) {
    this.#ports = ports;
    this.#state = state;
    this.#saved = JSON.stringify(state());
  }

  /** Resolves when the table as it is now is stored. */
  save(): Promise<void> {
    this.#waiting ??= this.#queue.run(() => {
      this.#waiting = null;
      return this.#write();
    });
    return this.#waiting;
  }

  saveIfChanged(): void {
    const state = JSON.stringify(this.#state());
    if (state === this.#saved) return;
    this.#saved = state;
    void this.save().catch(this.#ports.failed);
  }

  /** The table's setting is another from now on: in one write with the seats, of which there may be more or fewer. */
  saveWith(setting: unknown): void {
    this.#setting = setting;
    void this.save().catch(this.#ports.failed);
  }

  /** For a change that carries the state with it. */
  run(change: () => Promise<void>): Promise<void> {
    return this.#queue.run(change);
  }

  /** Resolves when everything asked for so far is done. */
  idle(): Promise<unknown> {
    return this.#queue.idle();
  }

  async #write(): Promise<void> {
    const { store, code, now } = this.#ports;
    const setting = this.#setting;
    if (setting === null) return store.saveTable(code, this.#state(), now());
    await store.changeTable(code, setting, this.#state(), now());
    if (this.#setting === setting) this.#setting = null;
  }
}
