/** So many worlds are seen at least, and so many standard errors lie between, before a choice is clear. */
const WORLDS = 24;
const ERRORS = 4;

/** How far the first of a field is ahead of each other one, over the worlds that all of them were tried in. */
export class Margins {
  readonly #sums: Float64Array;
  readonly #squares: Float64Array;
  #worlds = 0;

  constructor(field: number) {
    this.#sums = new Float64Array(field);
    this.#squares = new Float64Array(field);
  }

  /** What each made of one more world. */
  add(rewards: readonly number[]): void {
    this.#worlds++;
    for (let other = 1; other < rewards.length; other++) {
      const margin = (rewards[0] as number) - (rewards[other] as number);
      this.#sums[other] = (this.#sums[other] as number) + margin;
      this.#squares[other] = (this.#squares[other] as number) + margin * margin;
    }
  }

  /** Is the first clearly better than every other one? Then there is nothing left to think about. */
  get isClear(): boolean {
    if (this.#worlds < WORLDS) return false;
    for (let other = 1; other < this.#sums.length; other++) if (!this.#isBehind(other)) return false;
    return true;
  }

  #isBehind(other: number): boolean {
    const mean = (this.#sums[other] as number) / this.#worlds;
    const variance = (this.#squares[other] as number) / this.#worlds - mean * mean;
    return mean > ERRORS * Math.sqrt(Math.max(0, variance) / this.#worlds);
  }
}
