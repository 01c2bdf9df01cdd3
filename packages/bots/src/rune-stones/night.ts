import { at, unreachable } from '@dolmen/core';
import { type Card, COLORS, type Color, NO_CARD, TILES, type Tile, type View } from '@dolmen/core/rune-stones';
import { abilityWorth, cardWorth } from './cards.ts';
import { factsOf } from './facts.ts';
import { ORE, type Outlook, WILD } from './outlook.ts';
import { pointsWorth } from './points.ts';
import { changeWorth } from './stones.ts';

/** A gem less for somebody else is worth something too. */
const ENVY = 0.35;

/** S71 */
export function pillageWorth(outlook: Outlook, color: number): number {
  const { view, me } = outlook;
  const gem = at(COLORS, color);
  const victims = view.players.filter((other) => other !== me && other.stones[gem] > 0).length;
  return victims === 0 ? 0 : changeWorth(outlook, color, victims) + victims * ENVY;
}

/** S72, S78: what the best of some cards is worth to own. */
export function bestOf(outlook: Outlook, cards: readonly Card[]): number {
  let best = 0;
  for (const card of cards) if (card !== NO_CARD) best = Math.max(best, cardWorth(outlook, card));
  return best;
}

/** S73: a card that comes to hand is ready next turn; it does not have to be drawn first. */
export const fetchWorth = (outlook: Outlook, card: Card): number =>
  cardWorth(outlook, card) + abilityWorth(outlook, factsOf(outlook.view, card)) * (outlook.turns >= 1 ? 0.4 : 0);

export function bestFetch(outlook: Outlook): number {
  let best = 0;
  for (const card of outlook.view.discard) best = Math.max(best, fetchWorth(outlook, card));
  return best;
}

/** A card from the top of the common pile. */
export const unseenCardWorth = (outlook: Outlook): number => Math.min(1, outlook.turns / 8) * 1.3;

/** The roll on a tile, on the whole. */
const DIE = 1;

/** S74, S75 */
export function tileWorth(outlook: Outlook, tile: Tile): number {
  switch (tile) {
    case 'points-2':
      return pointsWorth(outlook, 2);
    case 'points-3':
      return pointsWorth(outlook, 3);
    case 'two-gems':
      return changeWorth(outlook, bestColor(outlook), 2);
    case 'one-wild':
      return changeWorth(outlook, WILD, 1);
    case 'two-wild':
      return changeWorth(outlook, WILD, 2);
    case 'die-ore':
      return DIE + changeWorth(outlook, ORE, 1);
    case 'summon':
      return bestOf(outlook, outlook.view.display);
    case 'draw':
      return 2 * unseenCardWorth(outlook);
    case 'play':
      return bestPlay(outlook);
    case 'die-green':
    case 'die-red':
    case 'die-blue':
    case 'die-yellow':
      return DIE + changeWorth(outlook, COLORS.indexOf(COLOR_OF[tile]), 1);
    default:
      return unreachable(tile);
  }
}

const COLOR_OF: { readonly [C in Color as `die-${C}`]: C } = {
  'die-green': 'green',
  'die-red': 'red',
  'die-blue': 'blue',
  'die-yellow': 'yellow',
};

/** The colour of which one more gem helps most. */
function bestColor(outlook: Outlook): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let color = 0; color < WILD; color++) {
    const worth = (outlook.prices[color] as number) - (outlook.purse[color] as number) * 0.01;
    if (worth > most) [most, best] = [worth, color];
  }
  return best;
}

/** S78: the ability of a hand card, without losing the card. */
function bestPlay(outlook: Outlook): number {
  let best = 0;
  for (const card of outlook.me.hand)
    if (card !== null) best = Math.max(best, abilityWorth(outlook, factsOf(outlook.view, card)) - 0.3);
  return best;
}

const isFree = (view: View, slot: number): boolean =>
  !view.agenda.some((task) => task.type === 'replace-wisp' && task.slot === slot);

/** S74: the best tile that lies open. */
export function bestTile(outlook: Outlook): number {
  let best = 0;
  for (const [slot, tile] of outlook.view.wisps.shown.entries())
    if (tile in TILES && isFree(outlook.view, slot)) best = Math.max(best, tileWorth(outlook, tile));
  return best;
}
