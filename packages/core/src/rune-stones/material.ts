/** In the order of the cycle that card abilities follow: the colour next to green is red. */
export const COLORS = ['green', 'red', 'blue', 'yellow'] as const;
export type Color = (typeof COLORS)[number];

export const GEMS = [...COLORS, 'wild'] as const;
export type Gem = (typeof GEMS)[number];

export const STONES = [...GEMS, 'ore'] as const;
export type Stone = (typeof STONES)[number];
export type Stones = { [S in Stone]: number };

export const ALL_STONES: Readonly<Stones> = { green: 15, red: 15, blue: 15, yellow: 15, wild: 15, ore: 20 };
/** What each player starts with. */
export const FIRST_STONES: Readonly<Stones> = { green: 1, red: 1, blue: 1, yellow: 1, wild: 1, ore: 0 };

/** A card is its number. Every player has druids of the same numbers: whose they are, their place tells. */
export type Card = number;
/** Stands where a card could lie and none does; `null` is kept for cards that a viewer may not know. */
export const NO_CARD: Card = 0;
export const HIGHEST_NUMBER = 199;

/** The display from left, where cards enter, to right. */
export const SLOT_COSTS = [4, 3, 3, 2, 2, 1] as const;
export const SLOTS: readonly number[] = SLOT_COSTS.map((_, slot) => slot);

export const HAND = 4;
export const LARGE_HAND = 6;
/** Cards played with the second action; one more with the stone for it. */
export const ABILITIES = 2;
export const RUNE_MAGIC = 2;

export type Artefact = Gem;
const PER_COLOR = [1, 2, 3, 4, 5, 6, 7];
/** All but the wild ones. */
export const COLORED_ARTEFACTS: readonly Artefact[] = COLORS.flatMap((color) => PER_COLOR.map(() => color));
export const WILD_ARTEFACTS = 8;
export const FORGES = [
  { cost: 2, bonus: 'none' },
  { cost: 2, bonus: 'none' },
  { cost: 3, bonus: 'die' },
  { cost: 3, bonus: 'ore' },
  { cost: 4, bonus: 'points' },
] as const;
/** The forges by their place from left to right; the last is the wild forge. */
export const WILD_FORGE = FORGES.length;
export const WILD_COST = 4;
export const ALL_FORGES: readonly number[] = [0, 1, 2, 3, 4, WILD_FORGE];
export const FORGE_POINTS = 3;
export const ORE_PRICE = 3;

export const ROWS: readonly number[] = [0, 1];
/** By the number of artefacts in a row. */
export const ROW_POINTS = [0, 0, 3, 6, 10, 15] as const;
export const SHORTEST_ROW = 2;
/** Gems and ores that make a point at the end. */
export const STONES_PER_POINT = 3;

export const FACES = ['any-gem', 'swap', 'one-point', 'two-points', 'ore', 'card'] as const;
export type Face = (typeof FACES)[number];
/** A face that leaves its player no choice. */
export type PlainFace = Exclude<Face, 'any-gem' | 'swap'>;

/** The kinds of rune stones of the base game, and those of Queenie 1. */
export const BASE_RUNES = [
  'magic',
  'hand',
  'exchange',
  'wild',
  'plus',
  'double-die',
  'extra-point',
  'three-abilities',
] as const;
export const QUEENIE_RUNES = ['keep-highest', 'gem-or-points'] as const;
export const RUNES = [...BASE_RUNES, ...QUEENIE_RUNES] as const;
/** Which rune stone it is. In the code a *rune* is a rune stone, and a *stone* is a gem or an ore. */
export type RuneKind = (typeof RUNES)[number];
export const KINDS_IN_PLAY = 8;
export const MOST_RUNES = 4;

export const THRONE = 65;

/** Fields of the score track that hold a night token. */
export const NIGHT_FIELDS: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50];
export type Token = 'wisp' | 'blank';
export const WISP_TOKENS = 3;
export const BLANK_TOKENS = 8;
export const WISPS_SHOWN = 4;
export const WISP_SLOTS: readonly number[] = [0, 1, 2, 3];

/** Cards that the tile `draw` brings. */
export const DRAWN_BY_WISP = 2;

/** S63: so many rounds in a row without a point for anybody end the game. */
export const IDLE_ROUNDS = 20;
