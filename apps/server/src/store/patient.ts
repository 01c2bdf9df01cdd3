import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** A store whose changes wait while it cannot write, and are made as soon as it can again. */
export interface PatientStore extends Store {
  /** Does a change wait for it? */
  isAway(): boolean;
  /** Hears when it goes away, with the reason, and when it is back, with `null`. Returns how to hear no more. */
  watch(listener: (fault: StoreError | null) => void): () => void;
  /** From now on nothing is tried again: who waits is told that it failed. */
  hurry(): void;
}

/** In milliseconds: between the first two attempts, and the most. */
interface Pauses {
  readonly first: number;
  readonly most: number;
}
const PAUSES: Pauses = { first: 50, most: 1000 };

/** Nothing is stored twice: a store knows a change that is asked for again. */
export function patient(store: Store, pauses = PAUSES): PatientStore {
  const patience = new Patience(pauses);
  const { hurry, ...watching } = patience.hands;
  return {
    ...store,
    ...watching,
    hurry,
    openTable: (...args) => patience.until(() => store.openTable(...args)),
    saveTable: (...args) => patience.until(() => store.saveTable(...args)),
    changeTable: (...args) => patience.until(() => store.changeTable(...args)),
    remind: (...args) => patience.until(() => store.remind(...args)),
    removeTable: (...args) => patience.until(() => store.removeTable(...args)),
    begin: (...args) => patience.until(() => store.begin(...args)),
    append: (...args) => patience.until(() => store.append(...args)),
    finish: (...args) => patience.until(() => store.finish(...args)),
    close() {
      hurry();
      return store.close();
    },
  };
}

class Patience {
  readonly #pauses: Pauses;
  readonly #listeners = new Set<(fault: StoreError | null) => void>();
  readonly #waking = new Set<() => void>();
  #fault: StoreError | null = null;
  #isHurried = false;

  constructor(pauses: Pauses) {
    this.#pauses = pauses;
  }

  readonly hands = {
    isAway: (): boolean => this.#fault !== null,
    watch: (listener: (fault: StoreError | null) => void): (() => void) => {
      this.#listeners.add(listener);
      return () => void this.#listeners.delete(listener);
    },
    hurry: (): void => {
      this.#isHurried = true;
      for (const wake of [...this.#waking]) wake();
    },
  };

  async until(change: () => Promise<void>): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await change();
        return this.#tell(null);
      } catch (error) {
        if (!isPassing(error) || this.#isHurried) throw error;
        this.#tell(error);
      }
      await this.#pause(attempt);
    }
  }

  /** Once for each going and coming back, not for each change. */
  #tell(fault: StoreError | null): void {
    if ((this.#fault === null) === (fault === null)) return;
    this.#fault = fault;
    for (const listener of [...this.#listeners]) listener(fault);
  }

  #pause(attempt: number): Promise<void> {
    const { first, most } = this.#pauses;
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = (): void => {
      clearTimeout(timer);
      this.#waking.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, Math.min(most, first * 2 ** attempt));
    this.#waking.add(wake);
    return promise;
  }
}

const isPassing = (error: unknown): error is StoreError => error instanceof StoreError && error.code === 'unavailable';
