import { createHash } from 'node:crypto';

/** Rows in their order, and the fields of each in theirs: the parser has put them so. */
export const deckHash = (deck: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(deck ?? null))
    .digest('hex');
