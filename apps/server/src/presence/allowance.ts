/** So many a second for each; what is more is not let through. Costs two numbers, and no memory of when each came. */
export class Allowance {
  readonly #most: number;
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  takes(now = performance.now()): boolean {
    if (now - this.#since >= 1000) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count++;
    return this.#count <= this.#most;
  }
}
