import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { Seat } from '@dolmen/core';
import type { Notices } from '@dolmen/protocol';
import type { Owner } from '../table/identity.ts';

/** Somebody who came to a table. */
export interface Visitor {
  readonly owner: Owner;
  readonly name: string;
  /** What limits count by: see `guardUpgrades`. */
  readonly address: string;
}

interface UserData extends Visitor {
  /** The hand that this client's view holds. */
  shown: Schema | null;
  /** The seat it was told that it has. */
  told: Seat | null | undefined;
}

export type Guest = Client<{ userData: UserData; auth: Visitor; messages: Notices }>;

/** Everybody who joined was let in by `onAuth`. */
export function who({ auth }: Guest): Visitor {
  if (auth === undefined) throw new Error('a client is here that was never let in');
  return auth;
}
