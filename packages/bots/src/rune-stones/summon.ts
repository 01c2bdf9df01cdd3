import { at } from '@dolmen/core';
import { type Action, type Card, COLORS, RUNE_MAGIC, SLOT_COSTS } from '@dolmen/core/rune-stones';
import { abilityWorth, cardWorth } from './cards.ts';
import { factsOf } from './facts.ts';
import { type Outlook, owns } from './outlook.ts';
import { beginPlans, bestWith, notePlan, plans } from './plans.ts';
import { WEIGHTS } from './weights.ts';

/** The whole display costs so much; more magic than that buys nothing. */
const ALL = SLOT_COSTS.reduce((sum: number, cost) => sum + cost, 0);

/** By magic: what the best creatures for it are worth together, but for the one in the slot `taken`. */
function offersOf(outlook: Outlook, taken = -1): number[] {
  const { display } = outlook.view;
  const best = new Array<number>(ALL + 1).fill(0);
  for (let slot = 0; slot < display.length; slot++) {
    if (slot === taken) continue;
    const worth = cardWorth(outlook, display[slot] as Card);
    const cost = SLOT_COSTS[slot] as number;
    if (worth <= 0) continue;
    for (let magic = ALL; magic >= cost; magic--)
      best[magic] = Math.max(best[magic] as number, (best[magic - cost] as number) + worth);
  }
  return best;
}

const offer = (offers: readonly number[], magic: number): number => offers[Math.min(magic, ALL)] as number;

/** What is given up when a card goes for its magic: a weak one had better go. */
const spending = (outlook: Outlook, card: Card): number =>
  (abilityWorth(outlook, factsOf(outlook.view, card)) - 1.4) * WEIGHTS.spent;

/** Of the cards played so far, and of the stone for it. */
function magicInFront(outlook: Outlook): number {
  let magic = owns(outlook, 'magic') ? RUNE_MAGIC : 0;
  for (const card of outlook.view.played) magic += factsOf(outlook.view, card).print.magic;
  return magic;
}

/** S10: tries all sets of hand cards that go with each other and with those in front. Returns what the best brings. */
export function planSummoning(outlook: Outlook, offers: readonly number[] = offersOf(outlook)): number {
  const { view, me } = outlook;
  beginPlans(me.hand);
  const magic = magicInFront(outlook);
  const bound = view.played.map((card) => factsOf(view, card).print.color).find((color) => color !== 'multi');
  if (view.played.length > 0 || owns(outlook, 'magic')) plans.best = offer(offers, magic);
  for (const color of COLORS) {
    if (bound !== undefined && color !== bound) continue;
    const fitting = me.hand.filter((card) => card !== null && fits(outlook, card, color)) as Card[];
    spend(outlook, offers, fitting, 0, [], magic, 0);
  }
  return plans.best;
}

function fits(outlook: Outlook, card: Card, color: string): boolean {
  const found = factsOf(outlook.view, card).print.color;
  return found === 'multi' || found === color;
}

function spend(
  outlook: Outlook,
  offers: readonly number[],
  hand: readonly Card[],
  from: number,
  cards: Card[],
  magic: number,
  cost: number,
): void {
  for (let index = from; index < hand.length; index++) {
    const card = hand[index] as Card;
    const more = magic + factsOf(outlook.view, card).print.magic;
    const dearer = cost + spending(outlook, card);
    cards.push(card);
    notePlan(cards, offer(offers, more) - dearer);
    spend(outlook, offers, hand, index + 1, cards, more, dearer);
    cards.pop();
  }
}

/** S10: which cards to spend, and when it is enough. */
export function rateMagic(outlook: Outlook, actions: readonly Action[]): number[] {
  const offers = offersOf(outlook);
  planSummoning(outlook, offers);
  const magic = magicInFront(outlook);
  return actions.map((action) => (action.type === 'magic' ? bestWith(action.card) : offer(offers, magic)));
}

/** S11: which creatures to take with the magic there is. */
export function rateTake(outlook: Outlook, magic: number, actions: readonly Action[]): number[] {
  const { display } = outlook.view;
  return actions.map((action) => {
    if (action.type !== 'take') return 0;
    const offers = offersOf(outlook, action.slot);
    return cardWorth(outlook, at(display, action.slot)) + offer(offers, magic - at(SLOT_COSTS, action.slot));
  });
}
