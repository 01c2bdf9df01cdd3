import { at } from '@dolmen/core';
import { type CardRow, COLORS, type Color, STANDARD_DECK } from '@dolmen/core/rune-stones';

/** Cards that differ only in their colour are of one kind, named by what they do as seen from their own colour. */
export interface CardKind {
  readonly name: string;
  readonly section: 'creature' | 'dragon' | 'banshee' | 'druid';
  readonly magic: number;
  /** In the game with all its cards. */
  readonly copies: number;
}

function colorName(color: Color, own: CardRow['color']): string {
  if (own === 'multi') return color;
  if (color === own) return 'own';
  return COLORS.indexOf(color) === (COLORS.indexOf(own) + 1) % COLORS.length ? 'next' : 'other';
}

/** All three other colours are listed from green on, whatever the own one is. */
const ALL_OTHERS = /(?:next|other) (?:next|other) (?:next|other)/;

const abilityName = ({ ability, color }: CardRow): string =>
  ability
    .replaceAll(new RegExp(COLORS.join('|'), 'g'), (found) => colorName(found as Color, color))
    .replace(ALL_OTHERS, 'others');

const nameOf = (section: CardKind['section'], row: CardRow): string => `${section}: ${abilityName(row)} (${row.magic})`;

const sectionOf = ({ color }: CardRow): CardKind['section'] => (color === 'multi' ? 'dragon' : 'creature');

const ROWS: readonly (readonly [CardKind['section'], CardRow])[] = [
  ...STANDARD_DECK.creatures.map((row) => [sectionOf(row), row] as const),
  ...STANDARD_DECK.banshees.map((row) => ['banshee', row] as const),
  ...STANDARD_DECK.druids.map((row) => ['druid', row] as const),
];

const BY_NUMBER = new Map(ROWS.map(([section, row]) => [row.number, nameOf(section, row)]));

/** The kind of a card of the standard deck. */
export function kindName(card: number): string {
  const name = BY_NUMBER.get(card);
  if (name === undefined) throw new Error(`no card has the number ${card}`);
  return name;
}

/** All kinds, in the order of their numbers. */
export const CARD_KINDS: readonly CardKind[] = [...new Set(BY_NUMBER.values())].map((name) => {
  const rows = ROWS.filter(([section, row]) => nameOf(section, row) === name);
  const [section, { magic }] = at(rows, 0);
  return { name, section, magic, copies: rows.length };
});
