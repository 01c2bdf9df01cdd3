import { type Card, type Deck, STANDARD_DECK } from '@dolmen/core/rune-stones';

/** The atlas of cards: the back first, then every number of the deck. */
export const COLUMNS = 12;
export const BACK = 0;

const numbersOf = ({ creatures, banshees, druids }: Deck): Card[] =>
  [...creatures, ...banshees, ...druids].map((row) => row.number);

const facesOf = (deck: Deck): ReadonlyMap<Card, number> =>
  new Map(numbersOf(deck).map((card, index) => [card, index + 1]));

const STANDARD = facesOf(STANDARD_DECK);
const others = new WeakMap<Deck, ReadonlyMap<Card, number>>();

/** Decks of hosts are found by identity first, for every view shares one; `null`: the standard deck. */
export function faceOf(deck: Deck | null, card: Card): number {
  if (deck === null) return STANDARD.get(card) ?? BACK;
  const known = others.get(deck) ?? facesOf(deck);
  others.set(deck, known);
  return known.get(card) ?? BACK;
}

export const cardsOf = (deck: Deck | null): readonly Card[] => numbersOf(deck ?? STANDARD_DECK);
