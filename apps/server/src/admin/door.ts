import { fail, ok, type Result } from '@dolmen/core';
import { Throttle } from '../rooms/throttle.ts';
import { isSecret } from './secret.ts';

/** So many wrong secrets from one address in so much time. */
const TRIES = { limit: 10, millis: 15 * 60_000 };
/** Checks at a time: each takes memory and a thread that others wait for. */
const AT_ONCE = 2;

export type LoginRefusal = { readonly code: 'wrong-secret' | 'rate-limited' };

/** Where the secret is tried. Whoever tried too often is not even heard, right or wrong. */
export class Door {
  readonly #folder: string;
  readonly #tries = new Throttle(TRIES.limit, TRIES.millis);
  #checking = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async knock(address: string, secret: string): Promise<Result<null, LoginRefusal>> {
    if (this.#checking >= AT_ONCE || !this.#tries.allows(address)) return fail({ code: 'rate-limited' });
    this.#checking++;
    try {
      return (await isSecret(this.#folder, secret)) ? ok(null) : fail({ code: 'wrong-secret' });
    } finally {
      this.#checking--;
    }
  }
}
