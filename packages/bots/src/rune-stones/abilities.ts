import { type Action, type Card, NO_CARD } from '@dolmen/core/rune-stones';
import { cardWorth } from './cards.ts';
import { factsOf } from './facts.ts';
import { type Outlook, owns } from './outlook.ts';
import { beginPlans, bestWith, notePlan, plans } from './plans.ts';
import { trial } from './trial.ts';

const isExchange = (outlook: Outlook, card: Card): boolean => factsOf(outlook.view, card).cost.length > 0;

/** What these cards bring in a good order: what brings gems comes before what takes them. */
function bestOrder(outlook: Outlook, cards: readonly Card[], first: Card = NO_CARD): number {
  const order = first === NO_CARD ? [] : [first];
  for (const card of cards) if (!isExchange(outlook, card)) order.push(card);
  const free = order.length;
  for (const card of cards) if (isExchange(outlook, card)) order.push(card);
  const worth = trial(outlook, order);
  if (order.length - free < 2) return worth;
  return Math.max(worth, trial(outlook, [...order.slice(0, free), ...order.slice(free).reverse()]));
}

/** S27, S73, S80: what it costs that all but one of these cards leave. */
function farewell(outlook: Outlook, cards: readonly Card[]): number {
  let kept = NO_CARD;
  for (const card of cards) {
    if (factsOf(outlook.view, card).isSwitch) continue;
    if (kept === NO_CARD || (owns(outlook, 'keep-highest') ? card > kept : card < kept)) kept = card;
  }
  let cost = 0;
  for (const card of cards) if (card !== kept) cost += cardWorth(outlook, card);
  return cost;
}

const planWorth = (outlook: Outlook, cards: readonly Card[]): number =>
  bestOrder(outlook, cards) - farewell(outlook, cards);

/** Tries every set of cards, those in front among them: two, or three with the stone for it. Returns what the best brings. */
export function planAbilities(outlook: Outlook, played: readonly Card[]): number {
  const most = owns(outlook, 'three-abilities') ? 3 : 2;
  const hand = outlook.me.hand.filter((card) => card !== null);
  beginPlans(hand, played);
  extend(outlook, played.slice(), hand, 0, most);
  return plans.best;
}

function extend(outlook: Outlook, cards: Card[], hand: readonly Card[], from: number, most: number): void {
  if (cards.length >= 2) notePlan(cards, planWorth(outlook, cards));
  if (cards.length === most) return;
  for (let index = from; index < hand.length; index++) {
    cards.push(hand[index] as Card);
    extend(outlook, cards, hand, index + 1, most);
    cards.pop();
  }
}

/** S20: which cards to play. */
export function rateCards(outlook: Outlook, actions: readonly Action[]): number[] {
  const { played } = outlook.view;
  planAbilities(outlook, played);
  const now = played.length >= 2 ? planWorth(outlook, played) : Number.NEGATIVE_INFINITY;
  return actions.map((action) => (action.type === 'play' ? bestWith(action.card) : Math.max(now, -99)));
}

/** S21: which ability comes next. */
export function rateUse(outlook: Outlook, left: readonly Card[], card: Card): number {
  return bestOrder(
    outlook,
    left.filter((other) => other !== card),
    card,
  );
}
