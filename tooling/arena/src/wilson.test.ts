import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

/** Textbook values. */
test.each([
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [300, 400, 0.7054, 0.7898],
])('%i of %i lies between %f and %f', (won, games, low, high) => {
  const interval = wilson(won, games);
  expect(interval.share).toBe(won / games);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('without games nothing is known', () => {
  expect(wilson(0, 0)).toEqual({ share: Number.NaN, low: 0, high: 1 });
});
