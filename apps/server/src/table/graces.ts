import type { Owner } from './identity.ts';
import type { TablePorts, Timer } from './ports.ts';

/** How long those who are away are waited for. */
export class Graces {
  readonly #ports: Pick<TablePorts, 'later' | 'graceMillis'>;
  readonly #over: (owner: Owner) => void;
  readonly #timers = new Map<Owner, Timer>();
  #isClosed = false;

  constructor(ports: Pick<TablePorts, 'later' | 'graceMillis'>, over: (owner: Owner) => void) {
    this.#ports = ports;
    this.#over = over;
  }

  begin(owner: Owner): void {
    this.end(owner);
    if (this.#isClosed) return;
    const over = (): void => {
      this.#timers.delete(owner);
      this.#over(owner);
    };
    this.#timers.set(owner, this.#ports.later(over, this.#ports.graceMillis));
  }

  end(owner: Owner): void {
    this.#timers.get(owner)?.clear();
    this.#timers.delete(owner);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) timer.clear();
  }
}
