import type { Common, Seat } from '../game.ts';
import { type Card, GOAL, PATHS, type Path, place, type Size, SMALL_FIGURES, START, type Tile } from './material.ts';

/** What is asked: a card; which figure enters a path; which other figure moves; the clover's move; where to draw. */
export type Choice = 'turn' | 'entry' | 'other-figure' | 'clover' | 'draw' | 'over';

/** `C` is `Card` in a state, and may be `null` in a view. */
export interface Player<C> {
  /** Sorted, so that its order tells nothing. In somebody else's view: the known cards, then the hidden ones. */
  hand: C[];
  /** Cards of the hand that everybody saw it take from a discard pile. Sorted. */
  known: Card[];
  /** By path: the cards played, in order. */
  rows: Card[][];
  /** By path: the field this player's figure stands on there, or `START` for none. */
  fields: number[];
  /** The path the large figure is on, or `null` while it stands on the start field. */
  large: Path | null;
  wishes: number;
  /** Points from tiles. */
  points: number;
}

export interface Table<C> extends Common {
  ply: number;
  toAct: Seat | null;
  choice: Choice;
  floor: number;
  players: Player<C>[];
  /** By `place(path, field)`. */
  tiles: Tile[];
  /** The top is last. */
  stock: C[];
  /** Out of the game, unseen. */
  removed: C[];
  /** By path; the top is last. Everybody saw every card go there. */
  discards: Card[][];
  /** The path that waits for a figure: `entry`. */
  entering: Path | null;
  /** The pile that may not be drawn from this turn: its top was discarded just now. */
  barred: Path | null;
  /** Turns in a row without a card played or a stock card drawn. */
  idle: number;
}

export type State = Table<Card>;
export type View = Table<Card | null>;

/** The player to act; asking after the end is our own mistake. */
export function mover<C>(table: Table<C>): Player<C> {
  if (table.toAct === null) throw new Error('nobody is to act: the game is over');
  return table.players[table.toAct] as Player<C>;
}

// An accessor for each list: one for all would meet every kind of list, and the engine's speed would pay for it.
export const rowOf = (player: Player<unknown>, path: Path): Card[] => player.rows[path] as Card[];
export const pileOf = (table: Table<unknown>, path: Path): Card[] => table.discards[path] as Card[];
export const fieldOn = (player: Player<unknown>, path: Path): number => player.fields[path] as number;
export const tileOn = (table: Table<unknown>, path: Path, field: number): Tile =>
  table.tiles[place(path, field)] as Tile;
/** The top of a pile or row that is not empty. */
export const topOf = (cards: readonly Card[]): Card => cards[cards.length - 1] as Card;
export const isOn = (player: Player<unknown>, path: Path): boolean => fieldOn(player, path) !== START;
export const sizeOn = (player: Player<unknown>, path: Path): Size => (player.large === path ? 'large' : 'small');

/** Is a figure of this size still on the start field? */
export function hasAtStart(player: Player<unknown>, size: Size): boolean {
  if (size === 'large') return player.large === null;
  let onPaths = 0;
  for (const path of PATHS) if (isOn(player, path)) onPaths++;
  return onPaths - (player.large === null ? 0 : 1) < SMALL_FIGURES;
}

/** Figures in the goal area, of all players. */
export const finishers = (table: Table<unknown>): number =>
  table.players.reduce((sum, player) => sum + player.fields.filter((field) => field >= GOAL).length, 0);

export function clone<C>(table: Table<C>): Table<C> {
  return {
    ...table,
    players: table.players.map(clonePlayer),
    tiles: table.tiles.slice(),
    stock: table.stock.slice(),
    removed: table.removed.slice(),
    discards: table.discards.map((pile) => pile.slice()),
  };
}

function clonePlayer<C>(player: Player<C>): Player<C> {
  return {
    ...player,
    hand: player.hand.slice(),
    known: player.known.slice(),
    rows: player.rows.map((row) => row.slice()),
    fields: player.fields.slice(),
  };
}
