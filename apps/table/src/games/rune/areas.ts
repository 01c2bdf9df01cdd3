import type { Seat } from '@dolmen/core';
import { areaOf, cellOf, type Field, RUNE_POINTS, spread, type View, visibleFields } from '@dolmen/core/rune';

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

/** The fields of a seat's area that counts most; none where it controls nothing. */
export function largestArea(view: View, seat: Seat): Field[] {
  const fields = visibleFields(view);
  const runes = spread(view);
  const areas = view.masters
    .filter((master) => master.seat === seat)
    .map(({ x, y }) => new Set(areaOf(runes, cellOf(x, y))));
  const worth = (area: ReadonlySet<number>): number => area.size * (RUNE_POINTS[runes[[...area][0] ?? 0] ?? 0] ?? 0);
  const best = areas.toSorted((a, b) => worth(b) - worth(a))[0] ?? new Set();
  return fields.filter(({ x, y }) => best.has(cellOf(x, y)));
}
