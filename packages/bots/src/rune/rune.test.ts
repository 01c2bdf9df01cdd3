import { at } from '@dolmen/core';
import { rune, type State, visibleFields } from '@dolmen/core/rune';
import { expect, test } from 'vitest';
import { runeEvaluator } from './index.ts';

/** The start card, BG/BR/BG, and one master to place. */
function table(grandmaster = false): State {
  const state = rune.setup({ grandmaster }, 2, [1, 2, 3, 4]);
  state.toAct = 0;
  return state;
}

function ratingsOf(state: State): (word: string) => number {
  const actions = rune.legal(state);
  const ratings = runeEvaluator.rate(state, actions);
  return (word) => at(ratings, actions.map(rune.format).indexOf(word));
}

test('a master goes where most is to be had', () => {
  const state = table();
  state.choice = 'master';
  state.pile = [];
  for (const player of state.players) player.masters = 1;
  const rating = ratingsOf(state);
  // Three blue runes in a column, one red, and greens apart from each other.
  expect(rating('place:0,1')).toBeGreaterThan(rating('place:1,0'));
  expect(rating('place:1,1')).toBeGreaterThan(rating('place:1,0'));
});

test('a small area is not worth a master while the table still grows', () => {
  const state = table();
  state.choice = 'master';
  expect(ratingsOf(state)('draw')).toBeGreaterThan(ratingsOf(state)('place:1,0'));
});

test('rating leaves the engine’s own sheet as it was', () => {
  const state = table(true);
  const before = visibleFields(state);
  const words = rune.legal(state).map(rune.format);
  runeEvaluator.rate(state, rune.legal(state));
  expect(visibleFields(state)).toEqual(before);
  expect(rune.legal(state).map(rune.format)).toEqual(words);
});

test('a marker that changes nothing is kept', () => {
  const rating = ratingsOf(table(true));
  const lays = rune.legal(table(true)).filter((action) => action.type === 'lay');
  const best = Math.max(...lays.map((action) => rating(rune.format(action))));
  expect(rating('mark:blue@0,0')).toBeLessThan(best);
});
