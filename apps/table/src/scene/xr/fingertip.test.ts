import { beforeEach, expect, test } from 'vitest';
import type { Pressable } from '../pointer/pressable.ts';
import { Fingertip } from './fingertip.ts';
import { createTracked } from './tracked.ts';

/** A panel at z = 0 that ends at x = 1. */
const panel: Pressable = {
  hit: () => null,
  before: ({ x, y, z }, into) => {
    into.origin.set(x, y, 1);
    into.direction.set(0, 0, -1);
    return x > 1 ? Infinity : z;
  },
};

let finger: Fingertip;
const tip = createTracked();

/** How often it presses on its way. */
const presses = (...way: readonly (number | readonly [x: number, z: number])[]): number =>
  way.filter((step) => {
    const [x, z] = typeof step === 'number' ? [0, step] : step;
    tip.at.set(x, 0, z);
    return finger.follow(tip, [panel]);
  }).length;

beforeEach(() => {
  finger = new Fingertip();
  tip.isThere = true;
});

test('a poke presses once, however deep it goes and however it trembles', () => {
  expect(presses(2, 0.5, 0.05, -0.2, 0.12, 0.02, 0.2, 0)).toBe(1);
});

test('a finger that was drawn back presses again', () => {
  expect(presses(0.5, 0, 0.4, 0)).toBe(2);
});

test('it shines before it is touched', () => {
  expect([presses(2), finger.isNear, presses(0.6), finger.isNear]).toEqual([0, false, 0, true]);
  expect(finger.aim.ray.origin.toArray()).toEqual([0, 0, 1]);
});

test('what comes from behind, or from the side, does not press', () => {
  expect(presses(-2, -0.5, 0, 0.05)).toBe(0);
  expect(presses([2, 0], [0, 0])).toBe(0);
});

test('a hand that is lost begins anew', () => {
  presses(0.5);
  tip.isThere = false;
  expect([presses(0.5), finger.isNear]).toEqual([0, false]);
  tip.isThere = true;
  expect(presses(0)).toBe(0);
});
