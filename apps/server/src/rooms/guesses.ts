import { networkOf } from '../http/address.ts';
import { Throttle } from './throttle.ts';

/** So many wrong codes from one address in so much time: more than anybody types by mistake. */
const WRONG = { limit: 30, millis: 10 * 60_000 };

/** Counts wrong codes by address, wherever codes are tried. Right ones are free until there were too many wrong ones. */
export class Guesses {
  readonly #wrong = new Throttle(WRONG.limit, WRONG.millis);

  /** Were there too many? Then nobody there is told whether a code is right. */
  isSpent(address: string): boolean {
    return this.#wrong.isSpent(networkOf(address));
  }

  wasWrong(address: string): void {
    this.#wrong.allows(networkOf(address));
  }
}
