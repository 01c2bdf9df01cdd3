import { type Card, type Color, type Print, printOf, STANDARD_DECK, type View } from '@dolmen/core/rune-stones';
import type { Saying } from '../../fill.ts';
import { saying } from '../spoken.ts';
import { abilitySaying } from './abilities.ts';

const SPECIES: { readonly [C in Color | 'multi']: string } = {
  green: 'dryad',
  red: 'harpy',
  blue: 'goblin',
  yellow: 'satyr',
  multi: 'dragon',
};

function speciesOf(view: View, card: Card, { isDruid, color }: Print): string {
  if (isDruid) return 'druid';
  const { banshees } = view.deck ?? STANDARD_DECK;
  return banshees.some(({ number }) => number === card) ? 'banshee' : SPECIES[color];
}

/** What a card is called. */
export const cardName = (view: View, card: Card): Saying =>
  saying('rune-stones.card.name', { species: speciesOf(view, card, printOf(view.deck, card)), number: card });

/** A card with all that is printed on it. */
export function cardSaying(view: View, card: Card): Saying {
  const { color, magic } = printOf(view.deck, card);
  return saying('rune-stones.card.face', {
    card: cardName(view, card),
    hue: color,
    magic,
    ability: abilityOf(view, card),
  });
}

export const abilityOf = (view: View, card: Card): Saying => abilitySaying(printOf(view.deck, card).ability);
