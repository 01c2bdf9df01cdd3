import type { Owner } from './identity.ts';
import type { TablePorts, Timer } from './ports.ts';

/** Who is at a table: those with a connection, and those away for so short that they are waited for. */
export class Presence {
  readonly #ports: Pick<TablePorts, 'later' | 'graceMillis'>;
  readonly #gaveUp: (owner: Owner) => void;
  readonly #here = new Set<Owner>();
  readonly #graces = new Map<Owner, Timer>();
  #isClosed = false;

  /** `gaveUp`: somebody was waited for, and did not come back. */
  constructor(ports: Pick<TablePorts, 'later' | 'graceMillis'>, gaveUp: (owner: Owner) => void) {
    this.#ports = ports;
    this.#gaveUp = gaveUp;
  }

  isHere(owner: Owner): boolean {
    return this.#here.has(owner);
  }

  arrive(owner: Owner): void {
    this.#endGrace(owner);
    this.#here.add(owner);
  }

  /** Their last connection is gone. A room tells it twice, at once and when it waits no longer: the first one counts. */
  depart(owner: Owner): void {
    if (this.#here.has(owner) && !this.#graces.has(owner)) this.waitFor(owner);
  }

  waitFor(owner: Owner): void {
    this.#endGrace(owner);
    if (this.#isClosed) return;
    this.#here.add(owner);
    this.#graces.set(
      owner,
      this.#ports.later(() => this.#giveUpOn(owner), this.#ports.graceMillis),
    );
  }

  /** Nobody waits for them. */
  leave(owner: Owner): void {
    this.#endGrace(owner);
    this.#here.delete(owner);
  }

  close(): void {
    this.#isClosed = true;
    for (const grace of this.#graces.values()) grace.clear();
  }

  #giveUpOn(owner: Owner): void {
    this.leave(owner);
    this.#gaveUp(owner);
  }

  #endGrace(owner: Owner): void {
    this.#graces.get(owner)?.clear();
    this.#graces.delete(owner);
  }
}
