import { ThinkingFailed } from './failure.ts';
import type { Job } from './job.ts';
import { Thread, type ThreadSetting } from './thread.ts';

export interface PoolSetting extends ThreadSetting {
  /** At most so many; they are started when there is work for them. */
  readonly threads: number;
  /** How long a job waits for a thread. */
  readonly patienceMillis: number;
  /** How long no thread is started after one died: twice as long each time, until one answers. */
  readonly rest: { readonly first: number; readonly most: number };
}

/** How long to wait after so many deaths in a row. */
export const restAfter = (deaths: number, { first, most }: PoolSetting['rest']): number =>
  Math.min(most, first * 2 ** (deaths - 1));

/** A job that was handed in. The answer rejects with `ThinkingFailed`, also when it is cancelled. */
export interface Pending {
  readonly answer: Promise<unknown>;
  cancel(): void;
}

interface Waiting {
  readonly job: Job;
  readonly timer: ReturnType<typeof setTimeout>;
  resolve(answer: unknown): void;
  reject(error: ThinkingFailed): void;
}

/** Threads that take jobs one at a time, in the order they came. A job that nobody can take in time is refused. */
export class Pool {
  readonly #setting: PoolSetting;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Set<Waiting>();
  #deaths = 0;
  #rest: ReturnType<typeof setTimeout> | null = null;
  #isClosed = false;

  constructor(setting: PoolSetting) {
    this.#setting = setting;
  }

  get stats(): { readonly threads: number; readonly waiting: number } {
    return { threads: this.#threads.size, waiting: this.#waiting.size };
  }

  run(job: Job): Pending {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const giveUp = (): void => this.#refuse(waiting, 'no thread was free in time');
    const timer = setTimeout(giveUp, this.#setting.patienceMillis);
    const waiting: Waiting = { job, timer, resolve, reject };
    this.#waiting.add(waiting);
    this.#serve();
    return { answer: promise, cancel: () => this.#cancel(waiting) };
  }

  /** Refuses everything, and resolves when no thread is left. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#rest) clearTimeout(this.#rest);
    this.#refuseAll('the threads are closed');
    await Promise.all([...this.#threads].map((thread) => thread.end('cancelled', 'the threads are closed')));
  }

  #serve(): void {
    if (this.#isClosed) return this.#refuseAll('the threads are closed');
    for (const thread of this.#threads) if (thread.isFree) this.#give(thread);
    this.#startThreads();
    // Whoever waits now would wait for a thread that may die like those before it.
    if (this.#threads.size === 0) this.#refuseAll('every thread died');
  }

  #give(thread: Thread): void {
    const [next] = this.#waiting;
    if (!next) return;
    this.#drop(next);
    thread.ask(next.job).then(
      (answer) => {
        this.#deaths = 0;
        next.resolve(answer);
      },
      (error: ThinkingFailed) => next.reject(error),
    );
  }

  #startThreads(): void {
    const starting = [...this.#threads].filter((thread) => thread.isStarting).length;
    const wanted = Math.min(this.#waiting.size - starting, this.#setting.threads - this.#threads.size);
    for (let started = 0; started < wanted && this.#rest === null; started++) this.#start();
  }

  #start(): void {
    this.#threads.add(
      new Thread(this.#setting, { free: (thread) => this.#give(thread), gone: (thread) => this.#gone(thread) }),
    );
  }

  #gone(thread: Thread): void {
    this.#threads.delete(thread);
    if (this.#isClosed) return;
    if (this.#rest) clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#rested(), restAfter(++this.#deaths, this.#setting.rest));
    this.#serve();
  }

  #rested(): void {
    this.#rest = null;
    if (this.#waiting.size > 0) this.#serve();
  }

  #drop(waiting: Waiting): boolean {
    clearTimeout(waiting.timer);
    return this.#waiting.delete(waiting);
  }

  #refuse(waiting: Waiting, why: string): void {
    if (this.#drop(waiting)) waiting.reject(new ThinkingFailed('busy', why));
  }

  #refuseAll(why: string): void {
    for (const waiting of [...this.#waiting]) this.#refuse(waiting, why);
  }

  /** A thread that thinks about it already goes on: to end it would cost more than the rest of its time. */
  #cancel(waiting: Waiting): void {
    if (this.#drop(waiting)) waiting.reject(new ThinkingFailed('cancelled', 'nobody waits for it'));
  }
}
