import type { ArraySchema } from '@colyseus/schema';

/** How lists go to the wire: each index that is written costs three bytes, so only what changed is. */

/** Makes a list equal to another, place by place; what was added or taken at the end costs only that. */
export function writeList<T>(list: ArraySchema<T>, target: readonly T[]): void {
  // Every look at a synced list goes through a proxy: one for all.
  const present = list.toArray();
  const kept = Math.min(present.length, target.length);
  for (let index = 0; index < kept; index++) {
    if (present[index] !== target[index]) list[index] = target[index] as T;
  }
  for (let surplus = present.length - kept; surplus > 0; surplus--) list.pop();
  for (const item of target.slice(kept)) list.push(item);
}

/** Makes a list hold the same as another in any order: in sorted lists an insertion would move everything behind it. */
export function writeBag(list: ArraySchema<number>, target: readonly number[]): void {
  const missing = target.slice();
  const surplus: number[] = [];
  for (const [index, item] of list.toArray().entries()) {
    const found = missing.indexOf(item);
    if (found < 0) surplus.push(index);
    else missing.splice(found, 1);
  }
  while (surplus.length > 0) replaceOrDrop(list, surplus.pop() as number, missing.pop());
  for (const item of missing) list.push(item);
}

/** Called from the end of the list to its beginning, so that the last item is always one to keep, or the one to drop. */
function replaceOrDrop(list: ArraySchema<number>, index: number, instead: number | undefined): void {
  if (instead !== undefined) {
    list[index] = instead;
    return;
  }
  const last = list.length - 1;
  if (index < last) list[index] = list[last] as number;
  list.pop();
}

export const readList = <T>(list: ArraySchema<T>): T[] => Array.from(list);
export const readBag = (list: ArraySchema<number>): number[] => readList(list).sort((a, b) => a - b);

/** As many instances as there are players; instances stay, since clients' views are tied to them. */
export function resize<T>(list: ArraySchema<T>, length: number, make: () => T): void {
  while (list.length > length) list.pop();
  while (list.length < length) list.push(make());
}
