import { at } from '../assert.ts';
import { type Ability, parseAbility } from './ability.ts';
import { type Card, COLORS, type Color, HIGHEST_NUMBER } from './material.ts';

/** A card as a deck lists it. `multi`: its magic counts as any colour; white creatures are the dragons. */
export interface CardRow {
  readonly number: Card;
  readonly color: Color | 'multi';
  readonly magic: number;
  /** In the notation of `parseAbility`. */
  readonly ability: string;
}

/** Creatures and banshees as often as listed; every player has the druids once. */
export interface Deck {
  readonly creatures: readonly CardRow[];
  readonly banshees: readonly CardRow[];
  readonly druids: readonly CardRow[];
}

/** By section: how many cards of each colour there are. Druids are free in their colours. */
export const COUNTS = {
  creatures: { total: 68, colored: 15, multi: 8 },
  banshees: { total: 16, colored: 4, multi: 0 },
  druids: { total: 8, colored: null, multi: null },
} as const;

/** The colour after a card's own in the cycle. */
const after = (color: Color): Color => at(COLORS, (COLORS.indexOf(color) + 1) % COLORS.length);

/** Fills a kind's ability in for one colour: `own`, `next`, and `others` for one gem of each other colour. */
const colored = (ability: string, own: Color): string =>
  ability
    .replaceAll('own', own)
    .replaceAll('next', after(own))
    .replaceAll('others', COLORS.filter((color) => color !== own).join(' '));

/** Fifteen kinds of creatures in four colours each, numbered on from 11. 16 and 21 are printed so; see the rules. */
const KINDS: readonly (readonly [magic: number, ability: string])[] = [
  [1, 'own'],
  [1, 'own > others'],
  [1, 'own > wild wild'],
  [1, 'own | next'],
  [2, 'card:own + own'],
  [2, 'own + die'],
  [2, 'own > points:2 next'],
  [2, 'wild | die'],
  [2, 'own + own'],
  [2, 'any + die'],
  [3, 'card:any + own'],
  [3, 'own own > points:5'],
  [3, 'own + wild'],
  [3, 'own > wild wild wild'],
  [3, 'wild + any'],
];
const FIRST_CREATURE = 11;
const EVEN_KIND: readonly Color[] = ['green', 'red', 'blue', 'yellow'];
const ODD_KIND: readonly Color[] = ['yellow', 'green', 'red', 'blue'];

const COLORED: readonly CardRow[] = KINDS.flatMap(([magic, ability], kind) =>
  (kind % 2 === 0 ? EVEN_KIND : ODD_KIND).map((color, index) => ({
    number: FIRST_CREATURE + kind * COLORS.length + index,
    color,
    magic,
    ability: colored(ability, color),
  })),
);

const DRAGONS: readonly CardRow[] = [
  { number: 71, color: 'multi', magic: 2, ability: 'any + any' },
  { number: 72, color: 'multi', magic: 2, ability: 'any + die' },
  { number: 73, color: 'multi', magic: 2, ability: 'any + wild' },
  { number: 74, color: 'multi', magic: 2, ability: 'points:3 | wild' },
  { number: 75, color: 'multi', magic: 3, ability: 'wild > points:4' },
  { number: 76, color: 'multi', magic: 3, ability: 'card:any + wild' },
  { number: 77, color: 'multi', magic: 3, ability: 'wild wild > points:6' },
  { number: 78, color: 'multi', magic: 3, ability: 'wild + wild' },
];

const DRUIDS: readonly CardRow[] = [
  { number: 100, color: 'blue', magic: 1, ability: 'blue' },
  { number: 101, color: 'yellow', magic: 1, ability: 'yellow' },
  { number: 102, color: 'green', magic: 1, ability: 'green' },
  { number: 103, color: 'red', magic: 1, ability: 'red' },
  { number: 104, color: 'multi', magic: 1, ability: 'any' },
  { number: 105, color: 'multi', magic: 1, ability: 'die' },
  { number: 106, color: 'multi', magic: 2, ability: 'card:any' },
  { number: 107, color: 'multi', magic: 3, ability: 'points:2' },
];

const FIRST_BANSHEE = 79;
const BANSHEES: readonly CardRow[] = ['pillage:own', 'resurrection', 'card-switch', 'wisp'].flatMap((ability, kind) =>
  COLORS.map((color, index) => ({
    number: FIRST_BANSHEE + kind * COLORS.length + index,
    color,
    magic: 2,
    ability: colored(ability, color),
  })),
);

export const STANDARD_DECK: Deck = { creatures: [...COLORED, ...DRAGONS], banshees: BANSHEES, druids: DRUIDS };

/** A card as the rules use it. */
export interface Print {
  readonly isDruid: boolean;
  readonly color: Color | 'multi';
  readonly magic: number;
  readonly ability: Ability;
}

function print(row: CardRow, isDruid: boolean): Print {
  const ability = parseAbility(row.ability);
  if (ability === null) throw new Error(`card ${row.number} was never checked: ${row.ability}`);
  return { isDruid, color: row.color, magic: row.magic, ability };
}

function printAll({ creatures, banshees, druids }: Deck): (Print | undefined)[] {
  const prints = Array.from({ length: HIGHEST_NUMBER + 1 }, (): Print | undefined => undefined);
  for (const row of [...creatures, ...banshees]) prints[row.number] = print(row, false);
  for (const row of druids) prints[row.number] = print(row, true);
  return prints;
}

const STANDARD_PRINTS = printAll(STANDARD_DECK);
// Found by identity: clones of a state share their deck, so each deck is read once.
const OTHER_PRINTS = new WeakMap<Deck, (Print | undefined)[]>();

function printsOf(deck: Deck): (Print | undefined)[] {
  const known = OTHER_PRINTS.get(deck);
  if (known !== undefined) return known;
  const prints = printAll(deck);
  OTHER_PRINTS.set(deck, prints);
  return prints;
}

/** What is printed on a card. `null`: the standard deck. */
export function printOf(deck: Deck | null, card: Card): Print {
  const print = (deck === null ? STANDARD_PRINTS : printsOf(deck))[card];
  if (print === undefined) throw new Error(`no card has the number ${card}`);
  return print;
}

const numbersOf = (rows: readonly CardRow[]): Card[] => rows.map((row) => row.number);

/** The cards of the common pile at the start, in order. */
export function commonCards(deck: Deck | null, nocturnal: boolean): Card[] {
  const { creatures, banshees } = deck ?? STANDARD_DECK;
  return numbersOf(nocturnal ? [...creatures, ...banshees] : creatures);
}

export const druidCards = (deck: Deck | null): Card[] => numbersOf((deck ?? STANDARD_DECK).druids);
