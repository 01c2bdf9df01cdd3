import { expect, test } from 'vitest';
import { curveOf } from './curve.ts';

test('a curve fills its box, and a gap in time is a gap in it', () => {
  expect(curveOf([1000, 2000, 5000], [0, 10, 5])).toEqual({
    points: '0.0,120.0 150.0,0.0 600.0,60.0',
    most: 10,
    last: 5,
  });
});

test('nothing, one value, and nothing but zeros can be drawn', () => {
  expect(curveOf([], [])).toEqual({ points: '', most: 0, last: 0 });
  expect(curveOf([7], [3])).toEqual({ points: '0.0,0.0', most: 3, last: 3 });
  expect(curveOf([0, 1], [0, 0]).points).toBe('0.0,120.0 600.0,120.0');
});
