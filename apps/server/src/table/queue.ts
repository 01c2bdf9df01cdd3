/** Does one thing after the other, whatever each takes. A failure reaches only whoever asked for it. */
export class Queue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(task);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  /** Resolves when everything asked for so far is done. */
  idle(): Promise<unknown> {
    return this.#tail;
  }
}
