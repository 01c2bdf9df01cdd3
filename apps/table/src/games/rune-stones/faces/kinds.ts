import { type Card, type Color, type Deck, printOf, STANDARD_DECK } from '@dolmen/core/rune-stones';

export const KINDS = ['dryad', 'harpy', 'goblin', 'satyr', 'dragon', 'druid', 'banshee'] as const;
export type Kind = (typeof KINDS)[number];

const BY_COLOR: { readonly [C in Color | 'multi']: Kind } = {
  green: 'dryad',
  red: 'harpy',
  blue: 'goblin',
  yellow: 'satyr',
  multi: 'dragon',
};

/** What kind of being a card shows. */
export function kindOfCard(deck: Deck | null, card: Card): Kind {
  const { isDruid, color } = printOf(deck, card);
  if (isDruid) return 'druid';
  return (deck ?? STANDARD_DECK).banshees.some((row) => row.number === card) ? 'banshee' : BY_COLOR[color];
}
