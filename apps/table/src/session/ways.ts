import type { AnyGame, Common, PieceId, Seat, Seed } from '@dolmen/core';
import { nextPieces, type Offer, offersOf } from './picking.ts';

/** Words that lead, one after the other, to where a piece can be touched; the last is what touching it begins. */
export interface Way {
  readonly words: readonly string[];
  /** What is touched for them, in this order. */
  readonly pieces: readonly PieceId[];
}

/** Nothing hidden decides about a way, so any seed will do. */
const ANY_SEED: Seed = [1, 2, 3, 4];
/** A summoning of four cards. */
const LONGEST = 6;
/** Rune lays a card in hundreds of ways: nobody means a detour there. */
const MOST_OFFERS = 40;
/** A touch is answered at once: no farther than this is looked. */
const MOST_STEPS = 16_000;
/** Whoever wants something else is never taken to have passed. */
const isGivingUp = (word: string): boolean => word === 'decline';

interface Reached extends Way {
  readonly state: Common;
}

/**
 * The shortest ways to a piece that cannot be touched yet, one for each word they begin with. They are found by playing
 * on a state that fits the view, and only as far as an undo would reach: what brings something to light is never on a way.
 */
export function waysTo(game: AnyGame, view: Common, seat: Seat, piece: PieceId): readonly Way[] {
  const isOwn = ({ state }: Reached): boolean => state.toAct === seat && state.floor <= view.ply;
  let reached: readonly Reached[] = [{ words: [], pieces: [], state: game.determinize(view, ANY_SEED) }];
  for (let length = 1; length < LONGEST && reached.length * MOST_OFFERS < MOST_STEPS; length++) {
    reached = inAnyOrder(reached.flatMap((from) => stepsFrom(game, from)).filter(isOwn));
    const found = reached.flatMap((step) => arrived(game, step, piece));
    if (found.length > 0) return oneForEachBeginning(found);
  }
  return [];
}

/** The same cards one after the other, however they are ordered, lead to the same place. */
const inAnyOrder = (reached: readonly Reached[]): readonly Reached[] => [
  ...new Map(reached.map((way) => [way.words.toSorted().join(), way])).values(),
];

function stepsFrom(game: AnyGame, from: Reached): readonly Reached[] {
  const offers = offersOf(game, from.state);
  if (offers.length > MOST_OFFERS) return [];
  return offers.filter(({ word }) => !isGivingUp(word)).map((offer) => stepOn(game, from, offer));
}

function stepOn(game: AnyGame, from: Reached, { word, gesture }: Offer): Reached {
  const state = game.clone(from.state);
  game.play(state, game.parse(word));
  return { words: [...from.words, word], pieces: [...from.pieces, ...gesture], state };
}

function arrived(game: AnyGame, { words, pieces, state }: Reached, piece: PieceId): readonly Way[] {
  const offers = offersOf(game, state);
  const last = offers.find(({ gesture }) => gesture[0] === piece);
  return last ? [{ words: [...words, last.word], pieces: [...pieces, piece] }] : [];
}

const oneForEachBeginning = (ways: readonly Way[]): readonly Way[] =>
  [...new Map([...ways].reverse().map((way) => [way.words[0], way])).values()].reverse();

/** What is touched before a piece that only ends or continues gestures: the beginnings of those. */
export const beginningsOf = (offers: readonly Offer[], piece: PieceId): readonly PieceId[] =>
  nextPieces(
    offers.filter(({ gesture }) => gesture.includes(piece, 1)),
    [],
  );
