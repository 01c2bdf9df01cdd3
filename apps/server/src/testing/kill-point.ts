import type { Entry, Store } from '../store/store.ts';
import type { Note } from '../table/notes.ts';

/** A change that reaches the store. */
export type Change = 'begin' | 'act' | 'undo' | Note['type'] | 'finish';

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
      begin: (match) => this.#around('begin', () => store.begin(match)),
      append: (id, index, entry) => this.#around(changeOf(entry), () => store.append(id, index, entry)),
      finish: (id, result, at) => this.#around('finish', () => store.finish(id, result, at)),
    };
  }

  /** A move is played and about to be answered. */
  answering(): void {
    if (this.#point?.moment === 'unanswered' && this.#count >= this.#point.nth) die();
  }

  async #around(change: Change, store: () => Promise<void>): Promise<void> {
    const moment = this.#momentFor(change);
    if (moment === 'before') die();
    const stored = store();
    if (moment === 'during') die();
    await stored;
    if (moment === 'after') die();
    // All that follows from a promise is done before this, and what was written by then is with the system.
    if (moment === 'later') setImmediate(die);
  }

  #momentFor(change: Change): Moment | null {
    if (this.#point?.change !== change) return null;
    this.#count++;
    return this.#count === this.#point.nth ? this.#point.moment : null;
  }
}

const changeOf = (entry: Entry): Change => (entry.type === 'note' ? (entry.note as Note).type : entry.type);
