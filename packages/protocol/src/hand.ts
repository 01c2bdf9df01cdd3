import { type SchemaType, schema, t } from '@colyseus/schema';
import type { Seat, Viewer } from '@dolmen/core';

/**
 * The only thing at the table that not everybody may read: it is sent to those whose `StateView` holds it.
 *
 * It is text, a character for each card, not a list. To a client that was just let in, a list is sent once more as
 * insertions; if it changed since the first state, the client would insert what it has already (seen in schema 5.0.34).
 * Text is only ever replaced.
 */
export const OwnHand = schema(
  {
    cards: t.string().view(),
    /** What only this seat may know of `TableState.events`. */
    events: t.string().view(),
  },
  'OwnHand',
);
export type OwnHand = SchemaType<typeof OwnHand>;

/** What every player has. */
export const HAND = {
  own: t.ref(OwnHand),
  handCount: t.uint8(),
  /** What everybody knows of the hand. */
  known: t.string(),
};

interface HandFields {
  own: OwnHand;
  handCount: number;
  known: string;
}

type Card = number;

interface Holder<C> {
  readonly hand: readonly C[];
  readonly known: readonly Card[];
}

/** Needs the player as they see themselves. */
export function writeHand(to: HandFields, self: Holder<Card | null>): void {
  to.own.cards = cardsToText(self.hand.map(shown));
  to.handCount = self.hand.length;
  to.known = cardsToText(self.known);
}

function shown(card: Card | null): Card {
  if (card === null) throw new Error('a hand must be written from the view of its owner');
  return card;
}

/** Until the own hand has come, its owner sees what everybody sees. */
export function readHand(from: HandFields, seat: Seat, viewer: Viewer): { hand: (Card | null)[]; known: Card[] } {
  const known = textToCards(from.known);
  // Not there at all in a client that may not see it.
  const own = textToCards(from.own.cards ?? '');
  if (seat === viewer && own.length === from.handCount) return { hand: own, known };
  return { hand: [...known, ...hidden(from.handCount - known.length)], known };
}

export const hidden = (count: number): null[] => Array.from({ length: count }, () => null);

const cardsToText = (cards: readonly Card[]): string => String.fromCharCode(...cards);
const textToCards = (text: string): Card[] => Array.from(text, (letter) => letter.charCodeAt(0));
