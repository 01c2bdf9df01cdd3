import { expect, test } from 'vitest';
import { Dwell } from './dwell.ts';

/** Looks in steps of a twentieth of a second. True: something was chosen. */
const look = (dwell: Dwell, target: unknown, seconds: number): boolean =>
  Array.from({ length: Math.round(seconds * 20) }, () => dwell.look(target, 0.05)).some(Boolean);

test('what is looked at long enough is chosen, once', () => {
  const dwell = new Dwell();
  expect(look(dwell, 'a', 0.8)).toBe(false);
  expect(dwell.progress).toBeGreaterThan(0.4);
  expect(look(dwell, 'a', 1)).toBe(true);
  expect(look(dwell, 'a', 5)).toBe(false);
});

test('another thing begins anew', () => {
  const dwell = new Dwell();
  look(dwell, 'a', 1);
  expect(look(dwell, 'b', 1)).toBe(false);
  expect(look(dwell, 'b', 1)).toBe(true);
});

test('a look that strays for a moment goes on', () => {
  const dwell = new Dwell();
  look(dwell, 'a', 1);
  look(dwell, null, 0.1);
  expect(look(dwell, 'a', 0.5)).toBe(true);
});

test('a look that strays for longer does not', () => {
  const dwell = new Dwell();
  look(dwell, 'a', 1);
  look(dwell, null, 0.5);
  expect(look(dwell, 'a', 0.5)).toBe(false);
});

test('nothing is never chosen, and what was tapped must be looked at anew', () => {
  const dwell = new Dwell();
  expect(look(dwell, null, 5)).toBe(false);
  look(dwell, 'a', 1);
  dwell.settle();
  expect(look(dwell, 'a', 5)).toBe(false);
});
