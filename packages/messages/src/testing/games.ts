import type { AnyGame } from '@dolmen/core';
import { type View as KeltisView, keltis, REASONS as keltisReasons } from '@dolmen/core/keltis';
import { type View as RuneView, rune, REASONS as runeReasons } from '@dolmen/core/rune';
import { type View as RuneStonesView, runeStones, REASONS as runeStonesReasons } from '@dolmen/core/rune-stones';

/** A game, and all that it may ask, refuse and score by name. */
export interface SpokenGame {
  readonly game: AnyGame;
  readonly reasons: readonly string[];
  readonly choices: readonly string[];
  readonly scores: readonly string[];
  /** Matches in which all of it can come up; what is possible in the first is then tried in the others. */
  readonly matches: readonly { readonly options: unknown; readonly seats: number }[];
  /** How many of each match are played: as many as take a second or two. */
  readonly games: number;
}

// Records, not lists: a choice that is left out does not compile.
const KELTIS_CHOICES = {
  turn: true,
  entry: true,
  'other-figure': true,
  clover: true,
  draw: true,
  over: true,
} as const satisfies Record<KeltisView['choice'], true>;

const RUNE_CHOICES = { lay: true, master: true, over: true } as const satisfies Record<RuneView['choice'], true>;

const RUNE_STONES_CHOICES = {
  turn: true,
  magic: true,
  take: true,
  cards: true,
  ability: true,
  'play-card': true,
  again: true,
  swap: true,
  reward: true,
  pay: true,
  place: true,
  forge: true,
  trade: true,
  rune: true,
  gem: true,
  card: true,
  die: true,
  points: true,
  ore: true,
  draw: true,
  pillage: true,
  resurrection: true,
  'card-switch': true,
  wisp: true,
  option: true,
  over: true,
} as const satisfies Record<RuneStonesView['choice'], true>;

/** With both rune stones of the Queenie; the plain match has those that are left out here. */
const QUEENIE = [
  ...['exchange', 'wild', 'plus', 'double-die'],
  ...['extra-point', 'three-abilities', 'keep-highest', 'gem-or-points'],
];

export const SPOKEN: readonly SpokenGame[] = [
  {
    game: keltis,
    reasons: keltisReasons,
    choices: Object.keys(KELTIS_CHOICES),
    scores: ['figure', 'figure-at-start', 'wishes', 'tiles'],
    matches: [
      { options: {}, seats: 2 },
      { options: {}, seats: 4 },
    ],
    games: 5,
  },
  {
    game: rune,
    reasons: runeReasons,
    choices: Object.keys(RUNE_CHOICES),
    scores: ['area'],
    matches: [
      { options: { grandmaster: true }, seats: 2 },
      { options: {}, seats: 2 },
    ],
    games: 60,
  },
  {
    game: runeStones,
    reasons: runeStonesReasons,
    choices: Object.keys(RUNE_STONES_CHOICES),
    scores: ['track', 'stones', 'row'],
    matches: [
      { options: { nocturnal: true, runes: QUEENIE }, seats: 4 },
      { options: {}, seats: 2 },
    ],
    games: 3,
  },
];
