import { admit } from '../../admit.ts';
import { at } from '../../assert.ts';
import type { Seat } from '../../game.ts';
import { rune } from '../index.ts';
import { BLUE, CARDS, type Card, GREEN, MASTERS, START_CARD } from '../material.ts';
import { fieldText } from '../sketch.ts';
import { type Choice, type Laid, type Mark, type Master, opponentOf, type Player, type State } from '../state.ts';

/** A position for a test. What is not said is filled in so that the material is complete and R9 holds. */
export interface Position {
  /** Cards upon the start card, in order, as `7@2,-1/r1`. They need not have been legal. */
  readonly laid?: readonly string[];
  /**
   * What this gives, to be read and checked: `B`, `G`, `R` for runes and `.` for none; behind a rune `*` for a marker,
   * then `a` or `b` for a master.
   */
  readonly picture: readonly string[];
  readonly toAct?: Seat;
  readonly choice?: Choice;
  /** Of the seat to act. */
  readonly hand?: readonly Card[];
  /** Masters the other seat has left; without it, all that are not on the table. */
  readonly theirs?: number;
  /** How many cards are left in the pile; without it, all that nobody holds. */
  readonly pile?: number;
  readonly grandmaster?: boolean;
}

export function position(given: Position): State {
  const { toAct = 0, choice = 'lay', hand = [], grandmaster = false } = given;
  const laid = [{ card: START_CARD, turn: 0, x: 0, y: 0 }, ...(given.laid ?? []).map(readLaid)];
  const { masters, marks } = readPieces(given.picture, laid);
  const used = new Set([...laid.map(({ card }) => card), ...hand]);
  const rest = CARDS.filter((card) => !used.has(card));
  const other = opponentOf(toAct);
  const theirs = given.theirs ?? MASTERS - countOf(masters, other);
  const players: Player<Card>[] = [];
  players[toAct] = newPlayer([...hand], hand.length + (choice === 'master' ? 1 : 0), countOf(masters, toAct));
  players[other] = newPlayer(rest.splice(0, theirs), theirs, countOf(masters, other));
  const pile = rest.splice(0, given.pile ?? rest.length);
  const common = { ply: 0, toAct, choice, floor: 0 };
  const state: State = { ...common, players, pile, laid, dropped: rest, masters, marks, grandmaster };
  checkPicture(state, given.picture);
  return state;
}

const countOf = (masters: readonly Master[], seat: Seat): number =>
  masters.filter((master) => master.seat === seat).length;

function newPlayer(hand: Card[], masters: number, placed: number): Player<Card> {
  const lost = MASTERS - masters - placed;
  if (lost < 0) throw new Error(`${masters} masters and ${placed} placed`);
  return { hand: hand.sort((a, b) => a - b), known: [], masters, lost };
}

function readLaid(text: string): Laid {
  const action = rune.parse(`lay:${text}`);
  if (action?.type !== 'lay') throw new Error(`not a laid card: ${text}`);
  const { card, turn, x, y } = action;
  return { card, turn, x, y };
}

/** Where the top left corner of the picture is. */
const cornerOf = (laid: readonly Laid[]) => ({
  x: Math.min(...laid.map(({ x }) => x)),
  y: Math.min(...laid.map(({ y }) => y)),
});

const cellsOf = (row: string): string[] => row.trim().split(/\s+/);

function readPieces(picture: readonly string[], laid: readonly Laid[]): { masters: Master[]; marks: Mark[] } {
  const corner = cornerOf(laid);
  const masters: Master[] = [];
  const marks: Mark[] = [];
  const fields = picture.flatMap((row, y) =>
    cellsOf(row).map((cell, x) => ({ cell, x: corner.x + x, y: corner.y + y })),
  );
  for (const { cell, x, y } of fields) {
    const seat = ['a', 'b'].indexOf(at([...cell], cell.length - 1));
    if (seat >= 0) masters.push({ seat, x, y });
    // Whose marker it is plays no part but for having been used: the first is A's.
    if (cell.includes('*')) marks.push({ seat: marks.length, rune: cell.startsWith('B') ? BLUE : GREEN, x, y });
  }
  return { masters, marks };
}

function checkPicture(state: State, picture: readonly string[]): void {
  const corner = cornerOf(state.laid);
  const found = picture.map((row, down) =>
    cellsOf(row).map((_, right) => fieldText(state, { x: corner.x + right, y: corner.y + down })),
  );
  const drawn = picture.map(cellsOf);
  if (JSON.stringify(found) !== JSON.stringify(drawn)) throw new Error(`the picture differs: ${JSON.stringify(found)}`);
}

export const words = (state: State): string[] => rune.legal(state).map(rune.format);

/** Plays words as if they came from outside; what happened is returned in notation. */
export function act(state: State, ...moves: string[]): string[] {
  const told: string[] = [];
  for (const word of moves) {
    const move = admit(rune, state, state.toAct ?? 0, word);
    if (!move.ok) throw new Error(`${word}: ${JSON.stringify(move.error)}; legal: ${words(state).join(' ')}`);
    rune.play(state, move.value, (event) => told.push(rune.tell(event)));
  }
  return told;
}

/** Why not? As `R4 runes-differ`. */
export function whyNot(state: State, word: string): string | null {
  const action = rune.parse(word);
  if (action === null) throw new Error(`no such word: ${word}`);
  const reason = rune.why(state, action);
  return reason && `${reason.rule} ${reason.key}`;
}
