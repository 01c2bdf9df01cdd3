import { STONES_PER_POINT } from '@dolmen/core/rune-stones';
import { ORE, type Outlook, type Purse, WILD } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Gems of a colour beyond so many wait long for their use. */
const HEAP = 4;

const heapOf = (count: number): number => (count <= HEAP ? count : HEAP + (count - HEAP) * WEIGHTS.heap);

/** How much time there is to make something of stones: 1 early, 0 in the last turn. */
const timeFor = (outlook: Outlook): number => Math.min(1, outlook.turns / WEIGHTS.stonesFade);

/** What a purse is worth. The more there is of something, the less one more adds. */
export function purseWorth(outlook: Outlook, purse: Purse): number {
  const { prices } = outlook;
  let total = 0;
  let worth = 0;
  for (let stone = 0; stone <= ORE; stone++) {
    const count = purse[stone] as number;
    total += count;
    worth += (prices[stone] as number) * (stone < WILD ? heapOf(count) : count);
  }
  if (total > WEIGHTS.plenty) worth -= (total - WEIGHTS.plenty) * WEIGHTS.hoard;
  const time = timeFor(outlook);
  return worth * time + (total / STONES_PER_POINT) * (1 - time);
}

/** What the own purse is worth as it is. */
export function ownWorth(outlook: Outlook): number {
  outlook.memo.purse ??= purseWorth(outlook, outlook.purse);
  return outlook.memo.purse;
}

/** What changes when so many of a stone come or go. */
export function changeWorth(outlook: Outlook, stone: number, by: number): number {
  const purse = outlook.purse.slice();
  purse[stone] = (purse[stone] as number) + by;
  return purseWorth(outlook, purse) - ownWorth(outlook);
}

const isWild = (outlook: Outlook, gem: number): boolean => gem === WILD || gem === outlook.attuned;

/** Takes one gem for a symbol of a cost out of the purse: the colour itself, then what stands in for it. */
export function paySymbol(outlook: Outlook, purse: Purse, symbol: number): boolean {
  const { attuned } = outlook;
  const gem = (purse[symbol] as number) > 0 ? symbol : attuned >= 0 && (purse[attuned] as number) > 0 ? attuned : WILD;
  if ((purse[gem] as number) <= 0) return false;
  purse[gem] = (purse[gem] as number) - 1;
  return true;
}

/** Takes the gem out of the purse that is missed least, if there is one among those that fit. */
export function payAny(outlook: Outlook, purse: Purse): boolean {
  let cheapest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let gem = 0; gem <= WILD; gem++) {
    const count = purse[gem] as number;
    if (count === 0) continue;
    const price = (outlook.prices[gem] as number) - count * 0.1 + (isWild(outlook, gem) ? 0.5 : 0);
    if (price < least) [least, cheapest] = [price, gem];
  }
  if (cheapest < 0) return false;
  purse[cheapest] = (purse[cheapest] as number) - 1;
  return true;
}
