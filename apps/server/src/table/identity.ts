import { createHash } from 'node:crypto';

/** Who somebody is, for the server: the hash of a secret that only their browser keeps. Stored, but shown to nobody. */
export type Owner = string;

export const ownerOf = (token: string): Owner => createHash('sha256').update(`dolmen owner\n${token}`).digest('hex');

/** What a table calls somebody: it leads back neither to the owner nor to the same person at another table. */
export const personId = (owner: Owner, code: string): string => hashed('person', code, owner).slice(0, 12);

/** What a table remembers of an address. */
export const addressHash = (address: string, code: string): string => hashed('address', code, address);

const hashed = (...parts: readonly string[]): string =>
  createHash('sha256')
    .update(['dolmen', ...parts].join('\n'))
    .digest('hex');
