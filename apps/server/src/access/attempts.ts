import { networkOf } from '../http/address.ts';
import { Throttle } from '../rooms/throttle.ts';

/** So many wrong ones from one address in so much time. */
const WRONG = { limit: 10, millis: 10 * 60_000 };
/** From everywhere together: each costs work, and a crowd may have many addresses. */
const ALL = { limit: 300, millis: 60_000 };

/** Counts tries at something secret. All count until they turn out right: a thousand at once are a thousand. */
export class Attempts {
  readonly #tried = new Throttle(WRONG.limit, WRONG.millis);
  readonly #all = new Throttle(ALL.limit, ALL.millis);

  /** May another one be made from there? */
  begin(address: string): boolean {
    return this.#tried.allows(networkOf(address)) && this.#all.allows('');
  }

  wasRight(address: string): void {
    this.#tried.giveBack(networkOf(address));
  }
}
