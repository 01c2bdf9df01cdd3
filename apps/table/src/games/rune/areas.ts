import type { Seat } from '@dolmen/core';
import { areaOf, cellOf, type Field, spread, type View, visibleFields } from '@dolmen/core/rune';

/** The fields that each seat controls, by seat (R7). */
export function controlled(view: View): Field[][] {
  const fields = visibleFields(view);
  // The board is shared by all questions: nothing may be asked between this and its last use.
  const runes = spread(view);
  return view.players.map((_, seat) => {
    const cells = cellsOf(view, runes, seat);
    return fields.filter(({ x, y }) => cells.has(cellOf(x, y)));
  });
}

const cellsOf = (view: View, runes: Uint8Array, seat: Seat): ReadonlySet<number> =>
  new Set(view.masters.filter((master) => master.seat === seat).flatMap(({ x, y }) => areaOf(runes, cellOf(x, y))));
