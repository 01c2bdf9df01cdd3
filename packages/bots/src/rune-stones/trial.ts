import { type Card, NO_CARD } from '@dolmen/core/rune-stones';
import { cardWorth } from './cards.ts';
import { type Deed, type Facts, factsOf } from './facts.ts';
import { bestFetch, bestOf, bestTile, pillageWorth, unseenCardWorth } from './night.ts';
import { ORE, type Outlook, owns, type Purse, WILD } from './outlook.ts';
import { pointsWorth } from './points.ts';
import { ownWorth, paySymbol, purseWorth } from './stones.ts';
import { WEIGHTS } from './weights.ts';

/** The die as it is worth now: points always count, the rest needs time. */
export const dieNow = (outlook: Outlook): number =>
  0.5 + (Math.min(1, outlook.turns / WEIGHTS.stonesFade) * (WEIGHTS.wild + WEIGHTS.ore + 1)) / 6;

/** The best display card of a colour. */
function bestOfDisplay(outlook: Outlook, { color }: Deed): number {
  const { view } = outlook;
  if (color === 'any' || color === null) return bestOf(outlook, view.display);
  let best = 0;
  for (const card of view.display) {
    if (card === NO_CARD || factsOf(view, card).print.color !== color) continue;
    best = Math.max(best, cardWorth(outlook, card));
  }
  return best;
}

const FREE: readonly number[] = [];

/** The colour to take: one that a card still to be used lacks, or the dearest. */
function colorToTake(outlook: Outlook, purse: Purse, next: Facts | null): number {
  for (const gem of next === null ? FREE : next.cost)
    if (gem < WILD && (purse[gem] as number) < needOf(next, gem)) return gem;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let color = 0; color < WILD; color++) {
    const worth = (outlook.prices[color] as number) - (purse[color] as number) * 0.02;
    if (worth > most) [most, best] = [worth, color];
  }
  return best;
}

export function needOf(facts: Facts | null, gem: number): number {
  let need = 0;
  for (const asked of facts === null ? FREE : facts.cost) if (asked === gem) need++;
  return need;
}

/** Puts the stones of an effect into the purse, and returns what else it brings, in points. */
function carryOut(outlook: Outlook, deed: Deed, purse: Purse, next: Facts | null): number {
  switch (deed.kind) {
    case 'gem':
      purse[deed.gem] = (purse[deed.gem] as number) + 1;
      return 0;
    case 'any': {
      const color = colorToTake(outlook, purse, next);
      purse[color] = (purse[color] as number) + 1;
      return 0;
    }
    case 'ore':
      purse[ORE] = (purse[ORE] as number) + 1;
      return 0;
    default:
      return besideStones(outlook, deed);
  }
}

function besideStones(outlook: Outlook, deed: Deed): number {
  switch (deed.kind) {
    case 'points':
      return pointsWorth(outlook, deed.points + (owns(outlook, 'extra-point') ? 1 : 0));
    case 'die':
      return dieNow(outlook) * (owns(outlook, 'double-die') ? 2 : 1);
    case 'card':
      return bestOfDisplay(outlook, deed);
    case 'pillage':
      return pillageWorth(outlook, deed.gem);
    case 'resurrection':
      return bestOf(outlook, outlook.view.discard);
    case 'card-switch':
      return bestFetch(outlook);
    case 'wisp':
      return bestTile(outlook);
    default:
      return 2 * unseenCardWorth(outlook);
  }
}

/** Uses an ability in thought: the purse changes, and what comes beside stones is returned; `null` if it cannot be paid. */
function use(outlook: Outlook, facts: Facts, purse: Purse, next: Facts | null): number | null {
  for (const symbol of facts.cost) if (!paySymbol(outlook, purse, symbol)) return null;
  if (facts.isChoice && !owns(outlook, 'plus')) return useOne(outlook, facts, purse, next);
  let worth = 0;
  for (const deed of facts.deeds) worth += carryOut(outlook, deed, purse, next);
  return worth;
}

function useOne(outlook: Outlook, facts: Facts, purse: Purse, next: Facts | null): number {
  let chosen: Purse = purse;
  let best = Number.NEGATIVE_INFINITY;
  let beside = 0;
  for (const deed of facts.deeds) {
    const copy = purse.slice();
    const extra = carryOut(outlook, deed, copy, next);
    const worth = extra + purseWorth(outlook, copy);
    if (worth > best) [best, chosen, beside] = [worth, copy, extra];
  }
  for (let stone = 0; stone <= ORE; stone++) purse[stone] = chosen[stone] as number;
  return beside;
}

/** What abilities bring, used in this order; one that does not pay is left out. */
export function trial(outlook: Outlook, cards: readonly Card[]): number {
  let purse = outlook.purse;
  const before = ownWorth(outlook);
  let worth = before;
  let beside = 0;
  for (let index = 0; index < cards.length; index++) {
    const copy = purse.slice();
    const next = index + 1 < cards.length ? factsOf(outlook.view, cards[index + 1] as Card) : null;
    const extra = use(outlook, factsOf(outlook.view, cards[index] as Card), copy, next);
    if (extra === null) continue;
    const after = purseWorth(outlook, copy);
    if (after + extra <= worth) continue;
    [purse, worth, beside] = [copy, after, beside + extra];
  }
  return worth - before + beside;
}
