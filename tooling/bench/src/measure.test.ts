import { pick, random } from '@dolmen/core';
import { keltis } from '@dolmen/core/keltis';
import { expect, test } from 'vitest';
import { playInBoardgameIo } from './boardgame-io.ts';
import { measure, median, percentile } from './measure.ts';

test('the same seeds give the same game inside boardgame.io as outside', () => {
  const state = keltis.setup({}, 2, [1, 2, 3, 4]);
  const player = random([5, 6, 7, 8]);
  while (state.toAct !== null) keltis.play(state, pick(player, keltis.legal(state)));
  expect(playInBoardgameIo(2, [1, 2, 3, 4], [5, 6, 7, 8])).toBe(state.ply);
});

test('a rate counts every game and move', () => {
  const { gamesPerSecond, movesPerSecond } = measure(() => 7, 0.01);
  expect(movesPerSecond / gamesPerSecond).toBeCloseTo(7);
});

test('the median is the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('a percentile lies above that part of the values', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(199);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
