import { at } from '../assert.ts';
import type { Seat } from '../game.ts';
import { visibleFields } from './board.ts';
import { CARDS, type Card, GREEN, BLUE, MASTERS, runeLetter, START_CARD } from './material.ts';
import type { Choice, Laid, Mark, Master, Player, State } from './state.ts';
import { parse } from './words.ts';

/** A position for a test. Everything not said is filled in so that the material is complete and R9 holds. */
export interface Position {
  /** Cards upon the start card, in order: `7@2,-1/r1`. They need not have been legal. */
  readonly laid?: readonly string[];
  /**
   * What this gives, row by row, as a check and to read: `B G R` for runes, `.` for no rune; `*` behind a rune for a
   * marker on it, then `a` or `b` for a master.
   */
  readonly picture: string;
  readonly toAct?: Seat;
  readonly choice?: Choice;
  /** Of the seat to act. */
  readonly hand?: readonly Card[];
  /** Cards left in the pile; without it all that nobody holds. The rest is out of the game. */
  readonly pile?: number;
  /** Masters the other seat has left; without it all that are not placed. */
  readonly theirs?: number;
  readonly grandmaster?: boolean;
}

export function position(given: Position): State {
  const { toAct = 0, choice = 'lay', hand = [], theirs, grandmaster = false } = given;
  const laid = [{ card: START_CARD, turn: 0, x: 0, y: 0 }, ...(given.laid ?? []).map(readLaid)];
  const { masters, marks } = readPieces(given.picture, laid);
  const used = new Set([...laid.map(({ card }) => card), ...hand]);
  const rest = CARDS.filter((card) => !used.has(card));
  const placed = (seat: Seat): number => masters.filter((master) => master.seat === seat).length;
  const own = hand.length + (choice === 'master' ? 1 : 0);
  const other = theirs ?? MASTERS - placed(1 - toAct);
  const players: Player<Card>[] = [];
  players[toAct] = { hand: hand.toSorted((a, b) => a - b), known: [], masters: own, lost: MASTERS - own - placed(toAct) };
  players[1 - toAct] = {
    hand: rest.splice(0, other),
    known: [],
    masters: other,
    lost: MASTERS - other - placed(1 - toAct),
  };
  const pile = rest.splice(0, given.pile ?? rest.length);
  const state: State = {
    ...{ ply: 0, toAct, choice, floor: 0, players, pile, laid, dropped: rest, masters, marks, grandmaster },
  };
  check(state, given.picture);
  return state;
}

function readLaid(text: string): Laid {
  const action = parse(`lay:${text}`);
  if (action?.type !== 'lay') throw new Error(`no laid card: ${text}`);
  const { card, turn, x, y } = action;
  return { card, turn, x, y };
}
