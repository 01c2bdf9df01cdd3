/** Does one thing after the other with what has the same code: two rooms would both write the same match. */
export class Alone {
  readonly #busy = new Map<string, Promise<unknown>>();

  async run<T>(code: string, task: () => Promise<T>): Promise<T> {
    while (this.#busy.has(code)) await this.#busy.get(code)?.catch(() => undefined);
    const done = task().finally(() => this.#busy.delete(code));
    this.#busy.set(code, done);
    return done;
  }
}
