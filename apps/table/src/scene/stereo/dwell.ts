/** Long enough that nothing is chosen by looking about, short enough to wait for. */
const ENOUGH = 1.3;
/** A head is never quite still: looks that stray for so long do not begin anew. */
const STRAY = 0.12;

/** Choosing by looking at the same thing for a while. */
export class Dwell {
  #target: unknown = null;
  #held = 0;
  #strayed = 0;
  #isChosen = false;

  /** How much of the time is over, from 0 to 1. */
  get progress(): number {
    return this.#target === null || this.#isChosen ? 0 : Math.min(1, this.#held / ENOUGH);
  }

  /** Is something looked at that is not chosen yet? */
  get isWaiting(): boolean {
    return this.#target !== null && !this.#isChosen;
  }

  /** What is looked at now; `null`: nothing that could be chosen. True: it is chosen, once. */
  look(target: unknown, seconds: number): boolean {
    if (target !== this.#target) return this.#stray(target, seconds);
    this.#strayed = 0;
    this.#held += seconds;
    if (!this.isWaiting || this.#held < ENOUGH) return false;
    this.#isChosen = true;
    return true;
  }

  /** Chosen by other means: it must be looked at anew. */
  settle(): void {
    this.#isChosen = true;
  }

  #stray(target: unknown, seconds: number): boolean {
    this.#strayed += seconds;
    if (target !== null || this.#strayed > STRAY) {
      this.#target = target;
      this.#held = 0;
      this.#strayed = 0;
      this.#isChosen = false;
    }
    return false;
  }
}
