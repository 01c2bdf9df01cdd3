import type { Owner } from './identity.ts';

/** Who opened a table, and what its hosts have decided about people. Plain: it is stored as it is. */
export interface Moderation {
  /** Whoever opened it; else, the first who sat down. */
  readonly opener: Owner | null;
  /** May not come in any more. */
  readonly removed: readonly Owner[];
  /** Where they came from, as a hash: nobody is a stranger from there just because they made themselves a new token. */
  readonly closedTo: readonly string[];
  /** May look on, but not sit down again. */
  readonly unseated: readonly Owner[];
  readonly muted: readonly Owner[];
}

export const newModeration = (opener: Owner | null): Moderation => ({
  opener,
  removed: [],
  closedTo: [],
  unseated: [],
  muted: [],
});

/** A host cannot fill the memory with people either. */
const MOST = 500;

export const listed = (list: readonly string[], entry: string): readonly string[] =>
  [...list.filter((other) => other !== entry), entry].slice(-MOST);
export const unlisted = (list: readonly string[], entry: string): readonly string[] =>
  list.filter((other) => other !== entry);

export const maySit = ({ removed, unseated }: Moderation, owner: Owner): boolean =>
  !removed.includes(owner) && !unseated.includes(owner);

/**
 * The opener is the host for as long as they are here; while they are not, it is the first of those who sit. `isHere`: with
 * a connection, or away for so short that they are waited for.
 */
export function hostOf(
  { opener }: Moderation,
  seated: readonly (Owner | null)[],
  isHere: (owner: Owner) => boolean,
): Owner | null {
  if (opener !== null && isHere(opener)) return opener;
  return seated.find((owner) => owner !== null && isHere(owner)) ?? null;
}
