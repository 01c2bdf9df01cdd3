import type { Deck, View } from '@dolmen/core/rune-stones';

export const writeDeck = (deck: View['deck']): string => (deck === null ? '' : JSON.stringify(deck));

let last: { readonly text: string; readonly deck: Deck } | undefined;

/** The same object for the same text: the engine reads what is printed on a deck's cards once for each object. */
export function readDeck(text: string): Deck | null {
  if (text === '') return null;
  if (last?.text !== text) last = { text, deck: JSON.parse(text) };
  return last.deck;
}
