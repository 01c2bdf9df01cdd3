import type { View } from '@dolmen/core/rune-stones';
import { names } from '../names.ts';

export type Player = View['players'][number];
export type Row = Player['rows'][number];

export const CHOICES = names<View['choice']>({
  over: 0,
  turn: 1,
  magic: 2,
  take: 3,
  cards: 4,
  ability: 5,
  option: 6,
  gem: 7,
  card: 8,
  die: 9,
  points: 10,
  ore: 11,
  draw: 12,
  pillage: 13,
  resurrection: 14,
  'card-switch': 15,
  wisp: 16,
  'play-card': 17,
  face: 18,
  swap: 19,
  reward: 20,
  pay: 21,
  place: 22,
  forge: 23,
  trade: 24,
  rune: 25,
});

/** The places of a row, in this order. */
export const SPOTS = names<keyof Row>({ green: 0, red: 1, blue: 2, yellow: 3, wild: 4 });

export const ARTEFACTS = names<Row[keyof Row]>({ none: 0, green: 1, red: 2, blue: 3, yellow: 4, wild: 5 });

export const COLORS = names<NonNullable<Player['attuned']> | 'none'>({ none: 0, green: 1, red: 2, blue: 3, yellow: 4 });

export const RUNES = names<keyof View['runes']>({
  magic: 0,
  hand: 1,
  exchange: 2,
  wild: 3,
  plus: 4,
  'double-die': 5,
  'extra-point': 6,
  'three-abilities': 7,
  'keep-highest': 8,
  'gem-or-points': 9,
});

export const WISPS = names<View['wisps']['shown'][number]>({
  'points-2': 0,
  'points-3': 1,
  'die-green': 2,
  'die-red': 3,
  'die-blue': 4,
  'die-yellow': 5,
  'die-ore': 6,
  'two-gems': 7,
  'one-wild': 8,
  'two-wild': 9,
  summon: 10,
  draw: 11,
  play: 12,
});

export const TOKENS = names<View['night'][number]>({ blank: 0, wisp: 1 });
