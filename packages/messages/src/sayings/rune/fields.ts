import { type Field, NONE, runeName, type View, visibleFields } from '@dolmen/core/rune';

/** The rune that a field shows, or `null` where no card lies. */
export function runeOn(view: View, field: Field): string | null {
  const rune = visibleFields(view).find(isAt(field))?.rune ?? NONE;
  return rune === NONE ? null : runeName(rune);
}

export const isAt =
  (field: Field) =>
  ({ x, y }: Field): boolean =>
    x === field.x && y === field.y;
