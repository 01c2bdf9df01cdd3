import type { AnyGame } from '@dolmen/core';
import {
  type Event as KeltisEvent,
  type View as KeltisView,
  keltis,
  REASONS as keltisReasons,
} from '@dolmen/core/keltis';
import { type Event as RuneEvent, type View as RuneView, rune, REASONS as runeReasons } from '@dolmen/core/rune';
import {
  NIGHT_FIELDS,
  RUNES,
  type View as RuneStonesView,
  runeStones,
  REASONS as runeStonesReasons,
  STANDARD_DECK,
} from '@dolmen/core/rune-stones';

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
  /** Pieces that lie there without being touched, or not all the time. */
  readonly pieces: readonly string[];
  /** What random games hardly ever meet. */
  readonly rare: {
    readonly events: readonly unknown[];
    readonly words: readonly string[];
    readonly pieces: readonly string[];
  };
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
  face: true,
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

const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const KELTIS_PIECES = [
  ...['removed', 'wishes', 'stay', 'card:violet-0', 'start:small', 'path:green', 'row:red', 'discard:red'],
  ...FIELDS.map((field) => `field:blue-${field}`),
];

const RUNE_STONES_PIECES = [
  ...['own-pile', 'own-discard', 'discard', 'artefacts', 'scrap', 'throne', 'pile', 'die', 'others', 'marker'],
  ...['forge:1', 'forge:3', 'forge:4', 'forge:5', 'forge:wild', 'row:1', 'row:2-wild', 'row:1-red', 'supply:ore'],
  ...[1, 2, 3, 4, 5, 6].map((slot) => `display:${slot}`),
  ...RUNES.map((kind) => `stone:${kind}`),
];

const RARE_IN_RUNE: readonly RuneEvent[] = [
  { type: 'dropped', seat: 0, card: 3, shown: [] },
  { type: 'dropped', seat: 1, card: 3, shown: [4, 5] },
  { type: 'retired-master', seat: 1 },
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
    pieces: KELTIS_PIECES,
    rare: { events: [{ type: 'ended', by: 'figures' } satisfies KeltisEvent], words: [], pieces: [] },
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
    pieces: ['masters', 'out', 'card:0', 'field:0,0', 'field:1,2', 'marker:green'],
    rare: { events: RARE_IN_RUNE, words: ['drop:3', 'retire'], pieces: [] },
  },
  {
    game: runeStones,
    reasons: runeStonesReasons,
    choices: Object.keys(RUNE_STONES_CHOICES),
    scores: ['track', 'stones', 'row'],
    matches: [
      { options: { nocturnal: true, runes: QUEENIE }, seats: 4 },
      { options: {}, seats: 2 },
      { options: { deck: STANDARD_DECK }, seats: 3 },
    ],
    games: 3,
    pieces: RUNE_STONES_PIECES,
    rare: { events: [], words: [], pieces: NIGHT_FIELDS.map((field) => `night:${field}`) },
  },
];
