/** Who sits where in a row without gaps: the last one takes the place of one who leaves. */
export interface Slots {
  readonly ids: readonly string[];
  of(id: string): number | undefined;
  add(id: string): number;
  /** The slot that was freed, and the slot of the one who takes it (the same: nobody). */
  remove(id: string): { readonly freed: number; readonly last: number } | null;
}

export function createSlots(): Slots {
  const ids: string[] = [];
  const slots = new Map<string, number>();
  return {
    ids,
    of: (id) => slots.get(id),
    add: (id) => {
      const known = slots.get(id);
      if (known !== undefined) return known;
      slots.set(id, ids.length);
      return ids.push(id) - 1;
    },
    remove: (id) => {
      const freed = slots.get(id);
      const mover = ids.at(-1);
      if (freed === undefined || mover === undefined) return null;
      ids[freed] = mover;
      slots.set(mover, freed);
      slots.delete(id);
      ids.pop();
      return { freed, last: ids.length };
    },
  };
}

/** The next size that fits: doubling, so that growing is rare. */
export const roomFor = (count: number, capacity: number): number => {
  let room = Math.max(capacity, 4);
  while (room < count) room *= 2;
  return room;
};
