import { isIPv6 } from 'node:net';
import { Throttle } from './throttle.ts';

/** So many wrong codes from one address in so much time: more than anybody types by mistake. */
const WRONG = { limit: 30, millis: 10 * 60_000 };

/** Counts wrong codes by address, wherever codes are tried. Right ones are free until there were too many wrong ones. */
export class Guesses {
  readonly #wrong = new Throttle(WRONG.limit, WRONG.millis);

  /** Were there too many? Then nobody there is told whether a code is right. */
  isSpent(address: string): boolean {
    return this.#wrong.isSpent(placeOf(address));
  }

  wasWrong(address: string): void {
    this.#wrong.allows(placeOf(address));
  }
}

/** Who has one IPv6 address has all 2⁶⁴ of that network. */
function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  if (tail === undefined) return head.split(':').slice(0, 4).join(':');
  // Written as IPv6, but it is one of IPv4.
  if (tail.includes('.')) return tail.split(':').at(-1) ?? tail;
  const [front, back] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - (front?.length ?? 0) - (back?.length ?? 0) }, () => '0');
  return [...(front ?? []), ...zeros, ...(back ?? [])].slice(0, 4).join(':');
}
