import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { Margins } from './margin.ts';

/** Adds worlds in which the first is so much better than the others, give or take 1; returns after how many it is clear. */
function worldsUntilClear(better: readonly number[]): number | null {
  const roll = dice([1, 2, 3, 4]);
  const margins = new Margins(better.length + 1);
  for (let world = 1; world <= 400; world++) {
    const luck = roll();
    margins.add([luck, ...better.map((by) => luck - by + 2 * roll() - 1)]);
    if (margins.isClear) return world;
  }
  return null;
}

test('a choice is clear when the first is better than all others, and not before some worlds were seen', () => {
  expect(worldsUntilClear([5, 5])).toBe(24);
  expect(worldsUntilClear([5, 0.3])).toBeGreaterThan(24);
  expect(worldsUntilClear([5, 0])).toBe(null);
  expect(worldsUntilClear([-5])).toBe(null);
});

test('equals are never clear', () => {
  const margins = new Margins(2);
  for (let world = 0; world < 100; world++) margins.add([1, 1]);
  expect(margins.isClear).toBe(false);
});
