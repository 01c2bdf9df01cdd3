import type { Common, Seat } from '../game.ts';
import type { Random } from '../random.ts';
import { type Deck, type Print, printOf } from './deck.ts';
import type { Artefact, Card, Color, Gem, RuneKind, Stones, Token } from './material.ts';
import { type Choice, copyTask, type Task } from './task.ts';
import type { Tile } from './wisp-tiles.ts';

/** A row's places, named by what they are for; `none`: still free. */
export type Row = { [G in Gem]: Artefact | 'none' };

/** `N` is `null` in a view, where a card may be hidden, and `never` in a state. */
export interface Player<N extends null> {
  /** Sorted, so that its order tells nothing. In somebody else's view: the known cards, then the hidden ones. */
  hand: (Card | N)[];
  /** Cards of the hand that everybody knows: taken openly, or there when the draw pile ran out. Sorted. */
  known: Card[];
  /** The own draw pile; the top is last. */
  pile: (Card | N)[];
  discard: Card[];
  /** All cards that belong to this player, wherever they are. Everybody saw them come. Sorted. */
  owned: Card[];
  /** Druids out of the game. */
  box: Card[];
  stones: Stones;
  rows: Row[];
  runes: RuneKind[];
  /** The colour of the gem on the wild rune stone. */
  attuned: Color | null;
  points: number;
}

export interface Table<N extends null> extends Common {
  ply: number;
  toAct: Seat | null;
  choice: Choice;
  floor: number;
  /** `null`: the standard deck. */
  deck: Deck | null;
  nocturnal: boolean;
  /** Counted from 1. */
  round: number;
  /** The holder of the start marker. */
  first: Seat;
  /** Rounds in a row, before this one, in which nobody scored, and whether somebody has in this one. */
  idle: number;
  scored: boolean;
  players: Player<N>[];
  supply: Stones;
  /** From left to right; `NO_CARD` for an open slot. */
  display: Card[];
  /** The common draw pile; the top is last. */
  pile: (Card | N)[];
  discard: Card[];
  forges: (Artefact | 'none')[];
  /** Artefacts on the wild forge. */
  wilds: number;
  artefacts: (Artefact | N)[];
  scrap: Artefact[];
  /** Stones left on the board, by kind. */
  runes: { [K in RuneKind]: number };
  /** The tiles that lie open stay in their places until their bonus is done. Empty without the expansion. */
  wisps: { pile: (Tile | N)[]; shown: Tile[]; discard: Tile[] };
  /** By field 5, 10, … 50, and last the token left out. */
  night: Token[];
  /** Cards in front of the player whose turn it is. */
  played: Card[];
  /** Was the exchange rune stone used this turn? */
  exchanged: boolean;
  /** What is still to be asked and done; the last comes first. */
  agenda: Task[];
  random: Random | N;
}

export type State = Table<never>;
export type View = Table<null>;

export const seatOf = (table: Table<null>): Seat => table.toAct ?? -1;

/** The player whose turn it is; asking after the end is our own mistake. */
export function mover<N extends null>(table: Table<N>): Player<N> {
  if (table.toAct === null) throw new Error('nobody is to act: the game is over');
  return table.players[table.toAct] as Player<N>;
}

export const has = (player: Player<null>, rune: RuneKind): boolean => player.runes.includes(rune);

export const printed = (table: Table<null>, card: Card): Print => printOf(table.deck, card);

/** Nothing since can be undone: something hidden came to light, or the turn passed. */
export function raiseFloor(state: State): void {
  state.floor = state.ply;
}

export function clone<N extends null>(table: Table<N>): Table<N> {
  return {
    ...table,
    players: table.players.map(clonePlayer),
    supply: { ...table.supply },
    display: table.display.slice(),
    pile: table.pile.slice(),
    discard: table.discard.slice(),
    forges: table.forges.slice(),
    artefacts: table.artefacts.slice(),
    scrap: table.scrap.slice(),
    runes: { ...table.runes },
    wisps: {
      pile: table.wisps.pile.slice(),
      shown: table.wisps.shown.slice(),
      discard: table.wisps.discard.slice(),
    },
    night: table.night.slice(),
    played: table.played.slice(),
    agenda: table.agenda.map(copyTask),
    random: copyRandom(table.random),
  };
}

const copyRandom = <N extends null>(random: Random | N): Random | N =>
  random === null ? random : { seed: random.seed, next: random.next };

function clonePlayer<N extends null>(player: Player<N>): Player<N> {
  return {
    ...player,
    hand: player.hand.slice(),
    known: player.known.slice(),
    pile: player.pile.slice(),
    discard: player.discard.slice(),
    owned: player.owned.slice(),
    box: player.box.slice(),
    stones: { ...player.stones },
    rows: player.rows.map((row) => ({ ...row })),
    runes: player.runes.slice(),
  };
}
