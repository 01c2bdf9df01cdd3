import type { Common, Seat } from '../game.ts';
import type { Card, Rune, Turn } from './material.ts';

/** What is asked: a card to lay; whether to draw or to place a master. */
export type Choice = 'lay' | 'master' | 'over';

/**
 * A field of the table. `x` grows to the right, `y` downwards; 0,0 is the top left field of the start card, which lies
 * upright.
 */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/** A card on the table. Its field is the top left one of the six it covers as it lies. */
export interface Laid extends Field {
  readonly card: Card;
  readonly turn: Turn;
}

export interface Master extends Field {
  readonly seat: Seat;
}

/** A grandmaster marker on the table, and the side it shows. */
export interface Mark extends Field {
  readonly seat: Seat;
  readonly rune: Rune;
}

/** `C` is `Card` in a state, and may be `null` in a view. */
export interface Player<C> {
  /** Sorted, so that its order tells nothing. In somebody else's view: the known cards, then the hidden ones. */
  hand: C[];
  /** Cards of the hand that everybody has seen (R10). Sorted. */
  known: Card[];
  /** Masters not placed yet. */
  masters: number;
  /** Masters that left the game without effect (R10). */
  lost: number;
}

export interface Table<C> extends Common {
  ply: number;
  toAct: Seat | null;
  choice: Choice;
  floor: number;
  players: Player<C>[];
  /** The top is last. */
  pile: C[];
  /** From the start card on, in the order of laying: what a field shows is the last card there. */
  laid: Laid[];
  /** Cards out of the game (R10). */
  dropped: Card[];
  /** In the order of placing. */
  masters: Master[];
  marks: Mark[];
  /** Is the grandmaster variant played? */
  grandmaster: boolean;
}

export type State = Table<Card>;
export type View = Table<Card | null>;

/** The seat to act; asking after the end is our own mistake. */
export function moverSeat(table: Table<unknown>): Seat {
  if (table.toAct === null) throw new Error('nobody is to act: the game is over');
  return table.toAct;
}

export const mover = <C>(table: Table<C>): Player<C> => table.players[moverSeat(table)] as Player<C>;

export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** R11: has this seat no master left? */
export const isFinished = (table: Table<unknown>, seat: Seat): boolean =>
  (table.players[seat] as Player<unknown>).masters === 0;

/** R14: once a game. */
export const hasMarked = (table: Table<unknown>, seat: Seat): boolean => table.marks.some((mark) => mark.seat === seat);

export function clone<C>(table: Table<C>): Table<C> {
  return {
    ...table,
    players: table.players.map(clonePlayer),
    pile: table.pile.slice(),
    laid: table.laid.map((laid) => ({ ...laid })),
    dropped: table.dropped.slice(),
    masters: table.masters.map((master) => ({ ...master })),
    marks: table.marks.map((mark) => ({ ...mark })),
  };
}

const clonePlayer = <C>(player: Player<C>): Player<C> => ({
  ...player,
  hand: player.hand.slice(),
  known: player.known.slice(),
});
