import { expect, test } from 'vitest';
import { drawByRating, highest } from './choose.ts';
import { dice, rollError, rollSeed } from './dice.ts';

const ROLLS = 20_000;

test('the same seed rolls the same, and a seed one bit away does not', () => {
  const rolls = (last: number): number[] => Array.from({ length: 8 }, dice([1, 2, 3, last]));
  expect(rolls(4)).toEqual(rolls(4));
  expect(rolls(4)).not.toEqual(rolls(5));
  expect(rollSeed(dice([0, 0, 0, 0]))).not.toEqual(rollSeed(dice([0, 0, 0, 1])));
});

test('dice are even', () => {
  const roll = dice([0, 0, 0, 0]);
  const rolls = Array.from({ length: ROLLS }, () => Math.floor(roll() * 10));
  for (let tenth = 0; tenth < 10; tenth++) {
    const count = rolls.filter((one) => one === tenth).length;
    expect(Math.abs(count - ROLLS / 10)).toBeLessThan(200);
  }
});

test('errors lie around 0', () => {
  const roll = dice([1, 1, 1, 1]);
  const errors = Array.from({ length: ROLLS }, () => rollError(roll));
  const mean = errors.reduce((sum, error) => sum + error, 0) / ROLLS;
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / ROLLS);
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(spread).toBeCloseTo(1, 1);
});

test('the highest is found, and ties are left to the dice', () => {
  expect(highest([1, 5, 3], dice([1, 2, 3, 4]))).toBe(1);
  const roll = dice([1, 2, 3, 4]);
  const found = Array.from({ length: 300 }, () => highest([2, 7, 7, 1, 7], roll));
  for (const index of [1, 2, 4]) expect(found.filter((one) => one === index).length).toBeGreaterThan(60);
});

test('moves are drawn by rating and temperature', () => {
  const roll = dice([4, 3, 2, 1]);
  const share = (temperature: number): number => {
    const drawn = Array.from({ length: 4000 }, () => drawByRating([0, 1, -90], temperature, roll));
    expect(drawn).not.toContain(2);
    return drawn.filter((index) => index === 1).length / drawn.length;
  };
  expect(share(0)).toBe(1);
  expect(share(1)).toBeCloseTo(Math.E / (1 + Math.E), 1);
  expect(share(1)).toBeGreaterThan(share(3));
});
