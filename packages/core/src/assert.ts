/** Our own mistakes throw; a player's mistake is a value (`Result`). */

/**
 * The element that must be there. It serves lists of every kind, which V8 reads slowly: where a million are read, a list is
 * read in place.
 */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return item;
}

/** The end of every switch over a union: the compiler proves that it is never reached. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
