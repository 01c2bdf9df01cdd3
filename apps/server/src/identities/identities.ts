import { fail, ok, type Result } from '@dolmen/core';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { type Owner, ownerOf } from '../table/identity.ts';
import { handoverHash, newHandoverCode, parseHandoverCode } from './handover-code.ts';

/** Long enough to walk to the other device. */
const HANDOVER_MILLIS = 5 * 60_000;

/** Somebody who showed a token. */
export interface Shown {
  /** Who they are, whichever of their browsers it is. */
  readonly owner: Owner;
  /** The hash of the token: this browser. */
  readonly key: string;
}

export interface HandoverCode {
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Who people are. A token is the person that its hash names, unless the store knows better: it became another browser of
 * somebody, or they signed out everywhere.
 */
export class Identities {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** `null`: they have signed out. */
  async by(token: string): Promise<Shown | null> {
    const key = ownerOf(token);
    const known = await this.#store.identity(key);
    if (known?.isRevoked) return null;
    return { key, owner: known?.person ?? key };
  }

  /** As `by`, for who need not say who they are. */
  async ownerBy(token: string | undefined): Promise<Owner | null> {
    return token === undefined ? null : ((await this.by(token))?.owner ?? null);
  }

  /** A code that makes another browser the same person. Only the last one that was asked for holds. */
  async offer({ owner }: Shown, luggage: unknown): Promise<HandoverCode> {
    const [code, now] = [newHandoverCode(), Date.now()];
    const expiresAt = now + HANDOVER_MILLIS;
    await this.#store.offerHandover({ code: handoverHash(code), person: owner, luggage, expiresAt }, now);
    return { code, expiresAt };
  }

  /** The token is from now on whoever made the code, with what they sent along. */
  async claim(typed: string, token: string): Promise<Result<unknown, { readonly code: 'no-such-code' | 'malformed' }>> {
    const code = parseHandoverCode(typed);
    if (code === null) return fail({ code: 'no-such-code' });
    return unlessTaken(async () => {
      const taken = await this.#store.takeHandover(handoverHash(code), ownerOf(token), Date.now());
      return taken ? ok(taken.luggage) : fail({ code: 'no-such-code' });
    });
  }

  /** Signs out everywhere but with the new token. May be asked for again, as long as that one is in force. */
  async renew(old: string, token: string): Promise<Result<Shown, { readonly code: 'signed-out' | 'malformed' }>> {
    const [before, key] = [ownerOf(old), ownerOf(token)];
    if (key === before) return fail({ code: 'malformed' });
    const known = await this.#store.identity(before);
    const owner = known?.person ?? before;
    if (known?.isRevoked) return (await this.#isOf(owner, key)) ? ok({ owner, key }) : fail({ code: 'signed-out' });
    return unlessTaken(async () => {
      await this.#store.renewIdentity(owner, key);
      return ok({ owner, key });
    });
  }

  async #isOf(owner: Owner, key: string): Promise<boolean> {
    const known = await this.#store.identity(key);
    return known !== null && known.person === owner && !known.isRevoked;
  }
}

/** A token that is somebody already cannot be given to another. */
async function unlessTaken<T, E>(
  change: () => Promise<Result<T, E>>,
): Promise<Result<T, E | { readonly code: 'malformed' }>> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof StoreError && error.code === 'conflict') return fail({ code: 'malformed' });
    throw error;
  }
}
