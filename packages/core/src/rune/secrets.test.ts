import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { viewEvent } from './event.ts';
import { CARDS } from './material.ts';
import { setup } from './setup.ts';
import { act, position } from './testing/fixture.ts';
import { determinize, view } from './view.ts';

test('a view hides the pile and the other hand, a spectator’s both hands', () => {
  const state = setup({ grandmaster: false }, 2, [5, 5, 5, 5]);
  expect(view(state, 0).players.map(({ hand }) => hand)).toEqual([at(state.players, 0).hand, [null, null, null]]);
  expect(view(state, null).players.map(({ hand }) => hand)).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
  expect(view(state, 1).pile).toEqual(Array.from({ length: 10 }, () => null));
});

test('a hand that was shown stays known', () => {
  const state = position({ picture: ['Bb Gb', 'B R', 'Bb Ga'], hand: [4, 9] });
  act(state, 'drop:9', 'place:1,1');
  expect(at(view(state, 1).players, 0).hand).toEqual([4]);
  expect(at(view(state, null).players, 0).hand).toEqual([4]);
  expect(at(determinize(view(state, null), [1, 2, 3, 4]).players, 0).hand).toEqual([4]);
});

test('a known card that is laid is in no hand any more, known or not', () => {
  const state = position({ picture: ['B G', 'B R', 'B G'], hand: [4, 9] });
  at(state.players, 0).known = [4, 9];
  act(state, 'lay:4@-1,2/r0', 'draw');
  expect(at(view(state, 1).players, 0).hand).toEqual([9, null]);
});

test('who did not draw is not told the card', () => {
  const event = { type: 'drew', seat: 0, card: 7 } as const;
  expect(viewEvent(event, 0)).toEqual(event);
  expect(viewEvent(event, 1)).toEqual({ ...event, card: null });
  expect(viewEvent(event, null)).toEqual({ ...event, card: null });
});

/** How far counts are from being equal: the sum of squares over the expectation. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

test('every hidden card is equally likely in the other hand, and on top of the pile', () => {
  const seen = view(setup({ grandmaster: false }, 2, [3, 1, 4, 1]), 0);
  const own = at(seen.players, 0).hand;
  const inHand = CARDS.map(() => 0);
  const onTop = CARDS.map(() => 0);
  for (let draw = 0; draw < 13_000; draw++) {
    const state = determinize(seen, [draw, 1, 5, 9]);
    for (const card of at(state.players, 1).hand) inHand[card - 1] = at(inHand, card - 1) + 1;
    const top = at(state.pile, 9);
    onTop[top - 1] = at(onTop, top - 1) + 1;
  }
  for (const counts of [inHand, onTop]) {
    const hidden = counts.filter((_, index) => !own.includes(index + 1));
    expect(hidden).toHaveLength(13);
    expect(counts.filter((_, index) => own.includes(index + 1))).toEqual([0, 0, 0]);
    // 12 degrees of freedom: a fair draw stays below in 999 of 1000 seeds.
    expect(chiSquare(hidden)).toBeLessThan(32.9);
  }
});
