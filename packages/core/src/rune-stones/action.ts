import {
  ALL_FORGES,
  type Card,
  COLORS,
  type Color,
  GEMS,
  type Gem,
  HIGHEST_NUMBER,
  ROWS,
  RUNES,
  type RuneKind,
  SLOTS,
  STONES,
  type Stone,
  WISP_SLOTS,
} from './material.ts';

/** Slots, forges, rows and tiles are counted from 0 here, and from 1 wherever people read. */
export type Action =
  | { readonly type: 'summon' }
  | { readonly type: 'abilities' }
  | { readonly type: 'forge'; readonly forge: number }
  | { readonly type: 'magic'; readonly card: Card }
  | { readonly type: 'take'; readonly slot: number }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'use'; readonly card: Card }
  | { readonly type: 'gem'; readonly gem: Gem }
  | { readonly type: 'ore' }
  | { readonly type: 'points' }
  | { readonly type: 'roll' }
  | { readonly type: 'carry-out' }
  | { readonly type: 'draw' }
  | { readonly type: 'pillage' }
  | { readonly type: 'raise'; readonly card: Card }
  | { readonly type: 'fetch'; readonly card: Card }
  | { readonly type: 'wisp'; readonly slot: number }
  | { readonly type: 'swap'; readonly color: Color }
  | { readonly type: 'pay'; readonly stone: Stone }
  | { readonly type: 'place'; readonly row: number; readonly spot: Gem }
  | { readonly type: 'trade'; readonly row: number }
  | { readonly type: 'rune'; readonly kind: RuneKind }
  | { readonly type: 'smelt'; readonly gem: Gem }
  | { readonly type: 'refine'; readonly color: Color }
  | { readonly type: 'attune'; readonly color: Color }
  | { readonly type: 'done' }
  | { readonly type: 'decline' };

/** What the rune stones of S52 and S57 allow beside the answers to any question. */
export type RuneAction = Extract<Action, { type: 'smelt' | 'refine' | 'attune' }>;

// Every action there can be, made once: listing the legal ones allocates nothing but the list.
const NUMBERS = Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) => number);

export const SUMMON: Action = { type: 'summon' };
export const ABILITIES: Action = { type: 'abilities' };
export const ORE: Action = { type: 'ore' };
export const POINTS: Action = { type: 'points' };
export const ROLL: Action = { type: 'roll' };
export const CARRY_OUT: Action = { type: 'carry-out' };
export const DRAW: Action = { type: 'draw' };
export const PILLAGE: Action = { type: 'pillage' };
export const DONE: Action = { type: 'done' };
export const DECLINE: Action = { type: 'decline' };

/** By card number. */
export const MAGIC: readonly Action[] = NUMBERS.map((card) => ({ type: 'magic', card }));
export const PLAY: readonly Action[] = NUMBERS.map((card) => ({ type: 'play', card }));
export const USE: readonly Action[] = NUMBERS.map((card) => ({ type: 'use', card }));
export const RAISE: readonly Action[] = NUMBERS.map((card) => ({ type: 'raise', card }));
export const FETCH: readonly Action[] = NUMBERS.map((card) => ({ type: 'fetch', card }));

export const FORGE: readonly Action[] = ALL_FORGES.map((forge) => ({ type: 'forge', forge }));
export const TAKE: readonly Action[] = SLOTS.map((slot) => ({ type: 'take', slot }));
const GEM: readonly Action[] = GEMS.map((gem) => ({ type: 'gem', gem }));
export const GEM_OF = Object.fromEntries(GEMS.map((gem, index) => [gem, GEM[index]])) as {
  readonly [G in Gem]: Action;
};
export const COLORED_GEM: readonly Action[] = COLORS.map((color) => GEM_OF[color]);
export const WISP: readonly Action[] = WISP_SLOTS.map((slot) => ({ type: 'wisp', slot }));
export const SWAP: readonly Action[] = COLORS.map((color) => ({ type: 'swap', color }));
export const PAY: readonly Action[] = STONES.map((stone) => ({ type: 'pay', stone }));
export const PLACE: readonly Action[] = ROWS.flatMap((row) =>
  GEMS.map((spot): Action => ({ type: 'place', row, spot })),
);
export const TRADE: readonly Action[] = ROWS.map((row) => ({ type: 'trade', row }));
export const RUNE: readonly Action[] = RUNES.map((kind) => ({ type: 'rune', kind }));
/** S52: a gem for an ore, and an ore for a gem. */
export const SMELT: readonly RuneAction[] = GEMS.map((gem) => ({ type: 'smelt', gem }));
export const REFINE: readonly RuneAction[] = COLORS.map((color) => ({ type: 'refine', color }));
/** S57 */
export const ATTUNE: readonly RuneAction[] = COLORS.map((color) => ({ type: 'attune', color }));

/** Without the number 0, which no card has. */
const real = (byNumber: readonly Action[]): readonly Action[] => byNumber.slice(1);

export const ACTIONS: readonly Action[] = [
  ...[SUMMON, ABILITIES, ORE, POINTS, ROLL, CARRY_OUT, DRAW, PILLAGE, DONE, DECLINE],
  ...[MAGIC, PLAY, USE, RAISE, FETCH].flatMap(real),
  ...[FORGE, TAKE, GEM, WISP, SWAP, PAY, PLACE, TRADE, RUNE, SMELT, REFINE, ATTUNE].flat(),
];
