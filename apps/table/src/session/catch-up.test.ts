import { expect, test } from 'vitest';
import { playingSpeed } from './catch-up.ts';

test('a single moment plays as fast as life, many faster, none too fast', () => {
  expect(playingSpeed(0)).toBe(1);
  expect(playingSpeed(1)).toBe(1);
  expect(playingSpeed(5)).toBeGreaterThan(1.5);
  expect(playingSpeed(500)).toBe(4);
});
