import { rising, times } from '../lists.ts';
import { below, type Random, random, type Seed, shuffle } from '../random.ts';
import { commonCards, type Deck, druidCards, printOf } from './deck.ts';
import {
  ALL_STONES,
  BASE_RUNES,
  BLANK_TOKENS,
  type Card,
  COLORED_ARTEFACTS,
  FIRST_STONES,
  FORGES,
  HAND,
  NO_CARD,
  QUEENIE_RUNES,
  ROWS,
  RUNES,
  type RuneKind,
  SLOTS,
  STONES,
  type Stones,
  type Token,
  WILD_ARTEFACTS,
  WISP_TOKENS,
  WISPS_SHOWN,
} from './material.ts';
import type { Options } from './options.ts';
import { beginTurn } from './refill.ts';
import type { Player, Row, State } from './state.ts';
import { ALL_TILES } from './wisp-tiles.ts';

/** S1–S4, S70, S75, S76 */
export function setup(options: Options, seats: number, seed: Seed): State {
  const { nocturnal } = options;
  const deck = options.deck ?? null;
  // Frozen: clones of a state share the seed.
  const source = random(Object.freeze([...seed] as const));
  const first = below(source, seats);
  const artefacts = shuffle(source, COLORED_ARTEFACTS);
  const forges = artefacts.splice(-FORGES.length);
  const players = Array.from({ length: seats }, () => newPlayer(source, deck));
  const { display, pile } = layDisplay(source, deck, nocturnal);
  const tiles = nocturnal ? shuffle(source, ALL_TILES) : [];
  const shown = tiles.splice(-WISPS_SHOWN);
  const state: State = {
    ply: 0,
    toAct: first,
    choice: 'turn',
    floor: 0,
    deck,
    nocturnal,
    round: 1,
    first,
    idle: 0,
    scored: false,
    players,
    supply: firstSupply(seats),
    display,
    pile,
    discard: [],
    forges,
    wilds: WILD_ARTEFACTS,
    artefacts,
    scrap: [],
    runes: layRunes(options.queenie ? drawRunes(source) : options.runes, seats - 1),
    wisps: { pile: tiles, shown, discard: [] },
    night: nocturnal ? shuffle(source, allTokens()) : [],
    played: [],
    exchanged: false,
    agenda: [],
    random: source,
  };
  beginTurn(state);
  return state;
}

const allTokens = (): Token[] => [...times<Token>(WISP_TOKENS, 'wisp'), ...times<Token>(BLANK_TOKENS, 'blank')];

/** S2 */
function newPlayer(source: Random, deck: Deck | null): Player<never> {
  const pile = shuffle(source, druidCards(deck));
  const hand = pile.splice(-HAND).sort(rising);
  return {
    hand,
    known: [],
    pile,
    discard: [],
    owned: druidCards(deck).sort(rising),
    box: [],
    stones: { ...FIRST_STONES },
    rows: ROWS.map(emptyRow),
    runes: [],
    attuned: null,
    points: 0,
  };
}

const emptyRow = (): Row => ({ green: 'none', red: 'none', blue: 'none', yellow: 'none', wild: 'none' });

/** S2: what the players start with comes from the supply. */
function firstSupply(seats: number): Stones {
  const supply = { ...ALL_STONES };
  for (const stone of STONES) supply[stone] -= seats * FIRST_STONES[stone];
  return supply;
}

/** S3: dragons wait aside while the display is laid. */
function layDisplay(source: Random, deck: Deck | null, nocturnal: boolean): { display: Card[]; pile: Card[] } {
  const cards = shuffle(source, commonCards(deck, nocturnal));
  const display = SLOTS.map(() => NO_CARD);
  const aside: Card[] = [];
  let slot = SLOTS.length - 1;
  while (slot >= 0) {
    const card = cards.pop() ?? NO_CARD;
    if (printOf(deck, card).color === 'multi') aside.push(card);
    else display[slot--] = card;
  }
  return { display, pile: shuffle(source, [...cards, ...aside]) };
}

/** S79: both kinds of Queenie 1, and six of the others. */
const drawRunes = (source: Random): RuneKind[] => {
  const kinds: readonly RuneKind[] = BASE_RUNES;
  return [...QUEENIE_RUNES, ...shuffle(source, kinds).slice(QUEENIE_RUNES.length)];
};

/** S1 */
function layRunes(inPlay: readonly RuneKind[], copies: number): { [K in RuneKind]: number } {
  const counts = RUNES.map((kind) => [kind, inPlay.includes(kind) ? copies : 0]);
  return Object.fromEntries(counts) as { [K in RuneKind]: number };
}
