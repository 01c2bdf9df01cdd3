import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { FAR } from './grid.ts';
import { rune } from './index.ts';
import type { State } from './state.ts';
import { position, words } from './testing/fixture.ts';
import { layWords } from './testing/oracle.ts';

/** A row of all cards but one, each reaching as far beyond the last as it can. */
function farRow(dx: number, dy: number): State {
  const state = position({ picture: ['B G', 'B R', 'B G'], hand: [16] });
  for (let card = 1; card < 16; card++) {
    state.laid.push({ card, turn: dx === 0 ? 0 : 1, x: dx * card * 2, y: dy * card * 2 });
  }
  return state;
}

test.each([
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
])('a table that stretches as far as it can towards %i,%i has room for the last card', (dx, dy) => {
  const state = farRow(dx, dy);
  expect(words(state).sort()).toEqual(layWords(state).sort());
  for (const action of rune.legal(state)) expect(rune.parse(rune.format(action))).toEqual(action);
  const reach = rune.legal(state).map((action) => (action.type === 'lay' ? action.x * dx + action.y * dy : 0));
  expect(Math.max(...reach)).toBeGreaterThan(FAR - 5);
});

test('a match has at most 34 actions', () => {
  // Who draws while there is a card makes the longest match: 16 turns of two actions, and two markers.
  const state = rune.setup({ grandmaster: true }, 2, [1, 1, 1, 1]);
  while (state.toAct !== null) {
    const legal = rune.legal(state);
    rune.play(state, legal.find(({ type }) => type === 'mark' || type === 'draw') ?? at(legal, 0));
  }
  expect(state.ply).toBe(34);
  expect(state.pile).toEqual([]);
});
