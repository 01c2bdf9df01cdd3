/** Keeps a sorted list sorted. */
export function insert(sorted: number[], item: number): void {
  let index = sorted.length;
  while (index > 0 && (sorted[index - 1] as number) > item) index--;
  sorted.splice(index, 0, item);
}

/** Takes one copy out; that it is there is for the caller to know. */
export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${item} is not there to be taken`);
  list.splice(index, 1);
}

/** What is left of a list after the others are taken out, one copy each. */
export function without<T>(list: readonly T[], ...others: readonly (readonly T[])[]): T[] {
  const left = list.slice();
  for (const other of others) for (const item of other) remove(left, item);
  return left;
}

export const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
