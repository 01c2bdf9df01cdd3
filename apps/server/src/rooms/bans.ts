import type { Address } from '../http/address.ts';
import type { Ban } from '../store/store.ts';
import type { Owner } from '../table/identity.ts';

/** Who may not come to this server, at hand for every request; the store keeps them. */
export class Bans {
  readonly #now: () => number;
  readonly #bans = new Map<string, Ban>();

  constructor(bans: readonly Ban[] = [], now: () => number = Date.now) {
    this.#now = now;
    for (const ban of bans) this.put(ban);
  }

  put(ban: Ban): void {
    this.#bans.set(keyOf(ban.kind, ban.whom), ban);
  }

  remove(kind: Ban['kind'], whom: string): void {
    this.#bans.delete(keyOf(kind, whom));
  }

  /** Is this person, or whoever comes from this address, kept out now? */
  holds(owner: Owner | null, address: Address | null): boolean {
    return this.#isBanned('person', owner) || this.#isBanned('address', address);
  }

  #isBanned(kind: Ban['kind'], whom: string | null): boolean {
    const ban = whom === null ? undefined : this.#bans.get(keyOf(kind, whom));
    return ban !== undefined && (ban.until === null || this.#now() < ban.until);
  }
}

const keyOf = (kind: Ban['kind'], whom: string): string => `${kind} ${whom}`;
