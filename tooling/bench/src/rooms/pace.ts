import { setTimeout as delay } from 'node:timers/promises';

/** Lets so many things begin in a second, evenly; what was missed while nobody could is not made up for by a burst. */
export class Pace {
  readonly #perMilli: number;
  readonly #most: number;
  #allowed = 0;
  #last: number;

  constructor(perSecond: number, now: number) {
    this.#perMilli = perSecond / 1000;
    this.#most = Math.max(1, perSecond / 50);
    this.#last = now;
  }

  /** How many may begin now; the fraction left over counts for the next time. */
  take(now: number): number {
    const grown = this.#allowed + (now - this.#last) * this.#perMilli;
    const whole = Math.floor(Math.min(grown, this.#most));
    this.#allowed = Math.min(grown, this.#most) - whole;
    this.#last = now;
    return whole;
  }
}

/** Timers do not come closer. */
export const tick = (): Promise<void> => delay(1);
