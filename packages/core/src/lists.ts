/** Small things about lists that the engines share. `insert` and `remove` spare the list that `splice` returns. */

/** Keeps a sorted list sorted. */
export function insert(sorted: number[], item: number): void {
  let index = sorted.push(item) - 1;
  while (index > 0 && (sorted[index - 1] as number) > item) {
    sorted[index] = sorted[index - 1] as number;
    index--;
  }
  sorted[index] = item;
}

/** Takes one copy out; that it is there is for the caller to know. */
export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${item} is not there to be taken`);
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as T;
  list.pop();
}

/** Takes the top of a pile that is not empty. */
export function take<T>(pile: T[]): T {
  const item = pile.pop();
  if (item === undefined) throw new Error('an empty pile was drawn from');
  return item;
}

/** What is left of a list after the others are taken out, one copy each. */
export function without<T>(list: readonly T[], ...others: readonly (readonly T[])[]): T[] {
  const gone = others.flat();
  const left: T[] = [];
  for (const item of list) {
    if (gone.includes(item)) remove(gone, item);
    else left.push(item);
  }
  if (gone.length > 0) throw new Error(`${gone} are not there to be taken`);
  return left;
}

export const times = <T>(count: number, item: T): T[] => new Array<T>(count).fill(item);

export const rising = (a: number, b: number): number => a - b;
