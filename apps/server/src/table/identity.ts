import { createHash } from 'node:crypto';

/** Who somebody is, for the server: the hash of a secret that only their browser keeps. Stored, but shown to nobody. */
export type Owner = string;

export const ownerOf = (token: string): Owner => createHash('sha256').update(`dolmen owner\n${token}`).digest('hex');

/** A name for an owner that everybody may see; it does not lead back to the owner. */
export const publicId = (owner: Owner): string =>
  createHash('sha256').update(`dolmen public\n${owner}`).digest('hex').slice(0, 12);
