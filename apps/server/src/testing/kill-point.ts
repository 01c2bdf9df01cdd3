import type { Entry, Store } from '../store/store.ts';
import type { Note } from '../table/notes.ts';

/** A change that reaches the store, or a table that is read from it. */
export type Change = 'open' | 'save' | 'change' | 'restore' | 'begin' | 'act' | 'undo' | Note['type'] | 'finish';

/**
 * Around a change: before the store hears of it; when it was told and may have stored it or not; when it is stored and
 * nobody has heard; when everything that follows at once was done, the answer included. And for a move, when it is played
 * and shown but not answered.
 */
export const MOMENTS = ['before', 'during', 'after', 'later', 'unanswered'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Where a server kills itself: at the change of this kind that is the `nth`, counted from 1 since it was started. */
export interface KillPoint {
  readonly change: Change;
  readonly nth: number;
  readonly moment: Moment;
}

const die = (): void => void process.kill(process.pid, 'SIGKILL');

/** Counts the changes, and dies at the point. */
export class Fate {
  readonly #point: KillPoint | undefined;
  #count = 0;

  constructor(point: KillPoint | undefined) {
    this.#point = point;
  }

  /** The store as it is, but for the point. */
  wrap(store: Store): Store {
    return {
      ...store,
      openTable: (...args) => this.#around('open', () => store.openTable(...args)),
      saveTable: (...args) => this.#around('save', () => store.saveTable(...args)),
      changeTable: (...args) => this.#around('change', () => store.changeTable(...args)),
      claim: (code) => this.#around('restore', () => store.claim(code)),
      begin: (...args) => this.#around('begin', () => store.begin(...args)),
      append: (id, index, entry) => this.#around(changeOf(entry), () => store.append(id, index, entry)),
      finish: (...args) => this.#around('finish', () => store.finish(...args)),
    };
  }

  /** A move is played and about to be answered. */
  answering(): void {
    if (this.#point?.moment === 'unanswered' && this.#count >= this.#point.nth) die();
  }

  async #around<T>(change: Change, store: () => Promise<T>): Promise<T> {
    const moment = this.#momentFor(change);
    if (moment === 'before') die();
    const stored = store();
    if (moment === 'during') die();
    const answer = await stored;
    if (moment === 'after') die();
    // All that follows from a promise is done before this, and what was written by then is with the system.
    if (moment === 'later') setImmediate(die);
    return answer;
  }

  #momentFor(change: Change): Moment | null {
    if (this.#point?.change !== change) return null;
    this.#count++;
    return this.#count === this.#point.nth ? this.#point.moment : null;
  }
}

const changeOf = (entry: Entry): Change => (entry.type === 'note' ? (entry.note as Note).type : entry.type);
