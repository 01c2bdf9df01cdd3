import { type Card, HIGHEST_NUMBER } from '@dolmen/core/rune-stones';

/** The best of the plans that were tried, and the best that each card has a part in. One for all: good until it is begun anew. */
export const plans = { best: Number.NEGATIVE_INFINITY };

const byCard = new Float64Array(HIGHEST_NUMBER + 1);

/** Forgets what was tried; plans will be made of these cards. */
export function beginPlans(...lists: readonly (readonly (Card | null)[])[]): void {
  plans.best = Number.NEGATIVE_INFINITY;
  for (const cards of lists) for (const card of cards) if (card !== null) byCard[card] = Number.NEGATIVE_INFINITY;
}

export function notePlan(cards: readonly Card[], worth: number): void {
  plans.best = Math.max(plans.best, worth);
  for (const card of cards) byCard[card] = Math.max(byCard[card] as number, worth);
}

/** 0 for a card that no plan has a use for. */
export function bestWith(card: Card): number {
  const best = byCard[card] as number;
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}
