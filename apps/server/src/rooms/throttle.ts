/** Lets so many things through in so much time, for each key. */
export class Throttle {
  readonly #limit: number;
  readonly #millis: number;
  readonly #seen = new Map<string, number[]>();
  #tidied = 0;

  constructor(limit: number, millis: number) {
    this.#limit = limit;
    this.#millis = millis;
  }

  /** Times are those of a clock that nobody sets. */
  allows(key: string, now = performance.now()): boolean {
    const recent = this.#recent(key, now);
    const isAllowed = recent.length < this.#limit;
    if (isAllowed) recent.push(now);
    this.#seen.set(key, recent);
    // Not each time: a crowd from everywhere would make it the dearest thing that a refusal costs.
    if (this.#seen.size > 10_000 && now - this.#tidied >= this.#millis) this.#forget(now);
    return isAllowed;
  }

  /** The last one does not count. */
  giveBack(key: string): void {
    this.#seen.get(key)?.pop();
  }

  /** Would nothing more be let through now? */
  isSpent(key: string, now = performance.now()): boolean {
    return this.#recent(key, now).length >= this.#limit;
  }

  #recent(key: string, now: number): number[] {
    return (this.#seen.get(key) ?? []).filter((at) => now - at < this.#millis);
  }

  #forget(now: number): void {
    this.#tidied = now;
    for (const [key, times] of this.#seen) if (times.every((at) => now - at >= this.#millis)) this.#seen.delete(key);
  }
}
