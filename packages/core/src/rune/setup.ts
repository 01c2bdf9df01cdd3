import { below, random, type Seed, shuffle } from '../random.ts';
import { CARDS, type Card, HAND, MASTERS, START_CARD } from './material.ts';
import type { Options } from './options.ts';
import type { Player, State } from './state.ts';

/** R1 */
export function setup(options: Options, seats: number, seed: Seed): State {
  const source = random(seed);
  const first = below(source, seats);
  const pile = shuffle(source, CARDS);
  return {
    ply: 0,
    toAct: first,
    choice: 'lay',
    floor: 0,
    players: Array.from({ length: seats }, () => newPlayer(pile.splice(-HAND))),
    pile,
    laid: [{ card: START_CARD, turn: 0, x: 0, y: 0 }],
    dropped: [],
    masters: [],
    marks: [],
    grandmaster: options.grandmaster,
  };
}

const newPlayer = (hand: Card[]): Player<Card> => ({
  hand: hand.sort((a, b) => a - b),
  known: [],
  masters: MASTERS,
  lost: 0,
});
