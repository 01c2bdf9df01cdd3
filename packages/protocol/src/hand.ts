import { t } from '@colyseus/schema';
import type { Seat, Viewer } from '@dolmen/core';

/**
 * A player's cards. The hand is the only thing at the table that not everybody may read: it is sent to those whose
 * `StateView` holds the player.
 *
 * It is text, a character for each card, not a list: a list is sent as insertions to a client that was just let in, and
 * those that it had in its first state already would come twice if the hand changed in between. Text is only ever replaced.
 */
export const HAND = {
  hand: t.string().view(),
  handCount: t.uint8(),
  /** What everybody knows of the hand. */
  known: t.string(),
};

interface HandFields {
  hand: string;
  handCount: number;
  known: string;
}

type Card = number;

interface Holder<C> {
  readonly hand: readonly C[];
  readonly known: readonly Card[];
}

/** Needs the player as they see themselves. */
export function writeHand(to: HandFields, own: Holder<Card | null>): void {
  to.hand = cardsToText(own.hand.map(shown));
  to.handCount = own.hand.length;
  to.known = cardsToText(own.known);
}

function shown(card: Card | null): Card {
  if (card === null) throw new Error('a hand must be written from the view of its owner');
  return card;
}

/** Until the own hand has come, its owner sees what everybody sees. */
export function readHand(from: HandFields, seat: Seat, viewer: Viewer): { hand: (Card | null)[]; known: Card[] } {
  const known = textToCards(from.known);
  // Not there at all in a client that may not see it.
  const own = textToCards(from.hand ?? '');
  if (seat === viewer && own.length === from.handCount) return { hand: own, known };
  return { hand: [...known, ...hidden(from.handCount - known.length)], known };
}

export const hidden = (count: number): null[] => Array.from({ length: count }, () => null);

const cardsToText = (cards: readonly Card[]): string => String.fromCharCode(...cards);
const textToCards = (text: string): Card[] => Array.from(text, (letter) => letter.charCodeAt(0));
