import {
  type Card,
  type Color,
  cardColorOf,
  type Deck,
  type Effect,
  type EffectKind,
  GEMS,
  kindOf,
  type Print,
  pillageColorOf,
  pointsOf,
  printOf,
  type View,
} from '@dolmen/core/rune-stones';

/** One effect, read once: looking at cards is what a bot does most. */
export interface Deed {
  readonly kind: EffectKind;
  /** Index among the gems, for gems and pillage; else -1. */
  readonly gem: number;
  readonly points: number;
  readonly color: Color | 'any' | null;
}

/** A card as the bot looks at it. */
export interface Facts {
  readonly print: Print;
  readonly deeds: readonly Deed[];
  readonly isChoice: boolean;
  /** The price of an exchange as indices among the gems; whatever is no exchange costs nothing. */
  readonly cost: readonly number[];
  readonly givesPoints: boolean;
  readonly rolls: boolean;
  /** S73: does it leave when it is used? */
  readonly isSwitch: boolean;
}

const indexOf = (gem: string): number => (GEMS as readonly string[]).indexOf(gem);

function deedOf(effect: Effect): Deed {
  const kind = kindOf(effect);
  const gem = kind === 'gem' ? indexOf(effect) : kind === 'pillage' ? indexOf(pillageColorOf(effect)) : -1;
  const points = kind === 'points' ? pointsOf(effect) : 0;
  return { kind, gem, points, color: kind === 'card' ? cardColorOf(effect) : null };
}

function read(print: Print): Facts {
  const { ability } = print;
  const deeds = (ability.kind === 'exchange' ? ability.gain : ability.effects).map(deedOf);
  return {
    print,
    deeds,
    isChoice: ability.kind === 'choice',
    cost: ability.kind === 'exchange' ? ability.cost.map(indexOf) : [],
    givesPoints: deeds.some((deed) => deed.kind === 'points'),
    rolls: deeds.some((deed) => deed.kind === 'die'),
    isSwitch: deeds.some((deed) => deed.kind === 'card-switch'),
  };
}

type Book = (Facts | undefined)[];

// By card. A deck is shared by all clones of a table, so what is read off its cards can be kept with it.
const STANDARD: Book = [];
const OTHERS = new WeakMap<Deck, Book>();

function bookOf(deck: Deck): Book {
  const known = OTHERS.get(deck);
  if (known !== undefined) return known;
  const book: Book = [];
  OTHERS.set(deck, book);
  return book;
}

export function factsOf({ deck }: View, card: Card): Facts {
  const book = deck === null ? STANDARD : bookOf(deck);
  return book[card] ?? note(book, card, read(printOf(deck, card)));
}

function note(book: Book, card: Card, facts: Facts): Facts {
  book[card] = facts;
  return facts;
}
