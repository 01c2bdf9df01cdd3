import { pick, random } from '@dolmen/core';
import { keltis } from '@dolmen/core/keltis';
import { expect, test } from 'vitest';
import { playInBoardgameIo } from './boardgame-io.ts';
import { measure, median } from './measure.ts';

test('the same seeds give the same game inside boardgame.io as outside', () => {
  const state = keltis.setup({}, 2, [1, 2, 3, 4]);
  const player = random([1, 2, 3, 4]);
  while (state.toAct !== null) keltis.play(state, pick(player, keltis.legal(state)));
  expect(playInBoardgameIo(2, [1, 2, 3, 4])).toBe(state.ply);
});

test('a rate counts every game and move', () => {
  const { gamesPerSecond, movesPerSecond } = measure(() => 7, 0.01);
  expect(movesPerSecond / gamesPerSecond).toBeCloseTo(7);
});

test('the median is the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});
