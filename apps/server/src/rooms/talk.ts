import type { Moderation } from '../table/moderation.ts';
import { Throttle } from './throttle.ts';
import type { Visitor } from './visitor.ts';

/** Chat and emotes: so many in so many milliseconds. */
const FROM_PERSON = { limit: 5, millis: 5_000 };
const FROM_ADDRESS = { limit: 30, millis: 10_000 };

export type TalkRefusal = { readonly code: 'muted' | 'rate-limited' };

/** Counts what is said at all tables together. */
export class Talk {
  readonly #people = new Throttle(FROM_PERSON.limit, FROM_PERSON.millis);
  readonly #addresses = new Throttle(FROM_ADDRESS.limit, FROM_ADDRESS.millis);

  /** Why this person may not speak now; `null`: they may. */
  refusal({ owner, address }: Visitor, { muted }: Moderation): TalkRefusal | null {
    if (muted.includes(owner)) return { code: 'muted' };
    const isHeard = this.#people.allows(owner) && this.#addresses.allows(address);
    return isHeard ? null : { code: 'rate-limited' };
  }
}
