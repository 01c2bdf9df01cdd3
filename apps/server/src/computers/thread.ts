import { Worker } from 'node:worker_threads';
import { type FailureCode, ThinkingFailed } from './failure.ts';
import { type Job, READY, type ToThread } from './job.ts';

export interface ThreadSetting {
  readonly script: URL;
  /** How long it may take to start, and to think. */
  readonly startMillis: number;
  readonly jobMillis: number;
  /** How long after that it is given to come back, before it is ended: a thread of a busy machine is only slow. */
  readonly graceMillis: number;
  readonly memoryMegabytes: number;
}

export interface ThreadEnds {
  /** It can take a job: it has started, or answered. */
  free(thread: Thread): void;
  /** It is no more, and its memory is free again. */
  gone(thread: Thread): void;
}

interface Asked {
  readonly id: number;
  resolve(answer: unknown): void;
  reject(error: ThinkingFailed): void;
}

/**
 * One thread and the one job it has. Whatever is odd about it, it is ended: another one is started soon, and what it was
 * asked is refused at once.
 */
export class Thread {
  readonly #worker: Worker;
  readonly #setting: ThreadSetting;
  readonly #ends: ThreadEnds;
  readonly #gone = Promise.withResolvers<void>();
  #asked: Asked | null = null;
  #ids = 0;
  #timer: ReturnType<typeof setTimeout>;
  #isStarted = false;
  #isEnding = false;

  constructor(setting: ThreadSetting, ends: ThreadEnds) {
    this.#setting = setting;
    this.#ends = ends;
    this.#worker = new Worker(setting.script, optionsOf(setting));
    this.#timer = this.#endAfter(setting.startMillis, 'it did not start');
    this.#listen();
  }

  get isFree(): boolean {
    return this.#isStarted && !this.#isEnding && this.#asked === null;
  }

  get isStarting(): boolean {
    return !this.#isStarted && !this.#isEnding;
  }

  ask(job: Job): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#asked = { id: this.#ids++, resolve, reject };
    this.#timer = setTimeout(() => this.#late(), this.#setting.jobMillis);
    this.#worker.postMessage({ id: this.#asked.id, job } satisfies ToThread);
    return promise;
  }

  /** Resolves when the thread is no more. */
  end(code: FailureCode, why: string, cause?: unknown): Promise<void> {
    if (!this.#isEnding) {
      this.#isEnding = true;
      clearTimeout(this.#timer);
      this.#worker.removeAllListeners('message');
      void this.#worker.terminate();
      this.#take()?.reject(new ThinkingFailed(code, why, cause));
    }
    return this.#gone.promise;
  }

  #listen(): void {
    // Nobody reads what it writes, and unread it would pile up.
    this.#worker.stdout.resume();
    this.#worker.stderr.resume();
    this.#worker.on('message', (message: unknown) => this.#hear(message));
    this.#worker.on('messageerror', (error) => void this.end('lied', 'its answer cannot be read', error));
    this.#worker.on('error', (error) => void this.end('crashed', `it failed: ${String(error)}`, error));
    this.#worker.on('exit', () => this.#exited());
  }

  #hear(message: unknown): void {
    if (!this.#isStarted && message === READY) return this.#freed();
    const answer = message as { readonly id?: unknown } | null;
    if (this.#asked === null || typeof answer !== 'object' || answer?.id !== this.#asked.id)
      return void this.end('lied', 'it says what nobody asked for');
    const asked = this.#take();
    this.#freed();
    asked?.resolve(answer);
  }

  /** Nobody waits for the answer any more, but for the thread. */
  #late(): void {
    const why = 'it thought for too long';
    this.#asked?.reject(new ThinkingFailed('late', why));
    this.#timer = this.#endAfter(this.#setting.graceMillis, why);
  }

  #freed(): void {
    clearTimeout(this.#timer);
    this.#isStarted = true;
    this.#ends.free(this);
  }

  #exited(): void {
    void this.end('crashed', 'it ended');
    this.#gone.resolve();
    this.#ends.gone(this);
  }

  #take(): Asked | null {
    const asked = this.#asked;
    this.#asked = null;
    return asked;
  }

  #endAfter(millis: number, why: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => void this.end('late', why), millis);
  }
}

/** Its own output and no environment: what a bot does not have it cannot tell. */
const optionsOf = ({ memoryMegabytes }: ThreadSetting) => ({
  name: 'computer',
  stdout: true,
  stderr: true,
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
});
