import { at } from '@dolmen/core';
import { countIn, GEMS, ROW_POINTS, type Row, SHORTEST_ROW } from '@dolmen/core/rune-stones';
import { type Outlook, WILD } from './outlook.ts';
import type { Places } from './places.ts';
import { nextRune } from './runes.ts';
import { WEIGHTS } from './weights.ts';

const FULL = GEMS.length;

/** A full row in the way of further artefacts. */
const IN_THE_WAY = 1;

/** What a row of so many artefacts is worth if it waits for more. */
function holdWorth(outlook: Outlook, artefacts: number): number {
  if (artefacts === FULL) return cashWorth(outlook, FULL) - Math.min(IN_THE_WAY, outlook.turns);
  const time = Math.min(1, outlook.turns / WEIGHTS.rowsFade);
  return (
    (WEIGHTS.artefact * artefacts + nextRune(outlook) * laterShare(artefacts)) * time +
    at(ROW_POINTS, artefacts) * (1 - time)
  );
}

/** How much of a rune stone's worth is left when the row is full. */
function laterShare(artefacts: number): number {
  switch (artefacts) {
    case 0:
      return 0;
    case 1:
      return 1 - WEIGHTS.wait1;
    case 2:
      return 1 - WEIGHTS.wait2;
    case 3:
      return 1 - WEIGHTS.wait3;
    default:
      return 1 - WEIGHTS.wait4;
  }
}

/** What trading it in brings. */
const cashWorth = (outlook: Outlook, artefacts: number): number =>
  artefacts < SHORTEST_ROW ? 0 : at(ROW_POINTS, artefacts) + nextRune(outlook);

const rowWorth = (outlook: Outlook, artefacts: number): number =>
  Math.max(holdWorth(outlook, artefacts), cashWorth(outlook, artefacts));

/** By the number of artefacts: what a row is worth. */
function rowWorths(outlook: Outlook): readonly number[] {
  outlook.memo.rows ??= ROW_POINTS.map((_, artefacts) => rowWorth(outlook, artefacts));
  return outlook.memo.rows;
}

const countBits = (places: Places): number => {
  let count = 0;
  for (let left = places; left > 0; left >>= 1) count += left & 1;
  return count;
};

/** S32: what one more artefact on this place adds. */
export function placeWorth(outlook: Outlook, places: Places, spot: number, isWild: boolean): number {
  const artefacts = countBits(places);
  // Only wild artefacts fill a wild place: there they are missed most.
  const waste = isWild && spot !== WILD ? WEIGHTS.waste : 0;
  const worths = rowWorths(outlook);
  const gain = (worths[artefacts + 1] as number) - (worths[artefacts] as number);
  return gain + artefacts * WEIGHTS.together - waste;
}

/** Where an artefact goes best: the row and the place, or `null` if there is no room. */
export function bestPlace(
  outlook: Outlook,
  rows: readonly Places[],
  artefact: number,
): { readonly row: number; readonly spot: number; readonly worth: number } | null {
  let best: { row: number; spot: number; worth: number } | null = null;
  for (let row = 0; row < rows.length; row++)
    for (let spot = 0; spot < FULL; spot++) {
      const places = rows[row] as Places;
      if ((places >> spot) & 1 || (artefact !== WILD && artefact !== spot)) continue;
      const worth = placeWorth(outlook, places, spot, artefact === WILD);
      if (best === null || worth > best.worth) best = { row, spot, worth };
    }
  return best;
}

/** S40: what is gained by trading a row in now rather than later. */
export const tradeWorth = (outlook: Outlook, row: Row): number =>
  cashWorth(outlook, countIn(row)) - holdWorth(outlook, countIn(row));
