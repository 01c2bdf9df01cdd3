import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { Notices } from '@dolmen/protocol';
import type { Address } from '../http/address.ts';
import type { Owner } from '../table/identity.ts';

/** Somebody who was let in. */
export interface Visitor {
  readonly owner: Owner;
  /** Of the token that they showed: which of their browsers it is. */
  readonly key: string;
  /** What the table calls them. */
  readonly id: string;
  readonly name: string;
  readonly address: Address;
}

export interface UserData {
  /** The hand that this client's view holds. */
  shown: Schema | null;
  /** What it was told last, of itself and, if it is the host's, of the people. */
  told: { you: string; people: string };
}

export type Guest = Client<{ userData: UserData; auth: Visitor; messages: Notices }>;

/** Everybody who joined was let in by `onAuth`. */
export function who({ auth }: Guest): Visitor {
  if (auth === undefined) throw new Error('a client is here that was never let in');
  return auth;
}
