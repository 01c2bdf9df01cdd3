import { type AnyGame, at, below, GAMES, type GameId, random, start } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { completed, nextPieces, type Offer, offersOf, openAfter, stillOpen, touchedNext } from './picking.ts';

const MATCHES: readonly (readonly [game: GameId, seats: number, options: object, games: number])[] = [
  ['keltis', 2, {}, 4],
  ['keltis', 4, {}, 2],
  ['rune', 2, {}, 2],
  ['rune', 2, { grandmaster: true }, 2],
  ['rune-stones', 2, {}, 2],
  ['rune-stones', 4, { nocturnal: true }, 1],
];

/** The offers at every ply of a match between players that play anything. */
function* offersOfMatch(game: AnyGame, seats: number, options: object, seed: number): Generator<readonly Offer[]> {
  const begun = start(game, { options, seats, seed: [seed, 7, 1, 9] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const chance = random([seed, 1, 2, 3]);
  while (state.toAct !== null) {
    const offers = offersOf(game, game.view(state, state.toAct));
    yield offers;
    const action = game.parse(at(offers, below(chance, offers.length)).word);
    game.play(state, action);
  }
}

/** Touches one piece after the other, and tells what was played at each. */
function walk(offers: readonly Offer[], gesture: readonly string[]): (string | null)[] {
  let touched: readonly string[] = [];
  return gesture.map((piece) => {
    if (!nextPieces(offers, touched).includes(piece)) throw new Error(`${piece} cannot be touched`);
    touched = touchedNext(offers, touched, piece) ?? [];
    return completed(offers, touched);
  });
}

describe('every legal action is reached by touching, and played only by the last touch', () => {
  test.each(MATCHES)('%s with %i seats %o', (id, seats, options, games) => {
    const game = GAMES[id];
    let reached = 0;
    for (let seed = 0; seed < games; seed++)
      // Rune lists hundreds: a share of them at each ply, another share at each.
      for (const offers of offersOfMatch(game, seats, options, seed))
        for (const { word, gesture } of offers.filter(
          (_, index) => offers.length < 40 || index % 23 === reached % 23,
        )) {
          const played = walk(offers, gesture);
          expect(played).toEqual([...gesture.slice(1).map(() => null), word]);
          reached++;
        }
    expect(reached).toBeGreaterThan(100);
  });
});

const OFFERS: readonly Offer[] = [
  { word: 'lay:7 east', gesture: ['hand:7', 'turn:1', 'field:0'] },
  { word: 'lay:7 south', gesture: ['hand:7', 'turn:2', 'field:0'] },
  { word: 'lay:8', gesture: ['hand:8', 'turn:1', 'field:3'] },
  { word: 'draw', gesture: ['pile'] },
];

describe('a touch', () => {
  test('that cannot follow takes the place of an earlier one', () => {
    expect(touchedNext(OFFERS, ['hand:7', 'turn:1'], 'turn:2')).toEqual(['hand:7', 'turn:2']);
    expect(touchedNext(OFFERS, ['hand:7', 'turn:1'], 'hand:8')).toEqual(['hand:8']);
    expect(touchedNext(OFFERS, ['hand:7', 'turn:1'], 'pile')).toEqual(['pile']);
  });

  test('of the last piece once more lets go of it', () => {
    expect(touchedNext(OFFERS, ['hand:7', 'turn:1'], 'turn:1')).toEqual(['hand:7']);
    expect(touchedNext(OFFERS, ['hand:7'], 'hand:7')).toEqual([]);
  });

  test('that leads nowhere is no gesture', () => {
    expect(touchedNext(OFFERS, ['hand:7'], 'field:3')).toBeNull();
  });
});

test('what is open follows from what was touched', () => {
  expect(openAfter(OFFERS, ['hand:7']).map(({ word }) => word)).toEqual(['lay:7 east', 'lay:7 south']);
  expect(nextPieces(OFFERS, ['hand:7'])).toEqual(['turn:1', 'turn:2']);
  expect(nextPieces(OFFERS, [])).toEqual(['hand:7', 'hand:8', 'pile']);
});

test('a gesture that is possible no more is let go', () => {
  expect(stillOpen(OFFERS, ['hand:7'])).toEqual(['hand:7']);
  expect(stillOpen(OFFERS, ['hand:9'])).toEqual([]);
  expect(stillOpen(OFFERS, ['pile'])).toEqual([]);
});
