import { expect, test } from 'vitest';
import { clockText, millisLeft } from './clock.tsx';

test('a clock shows minutes and seconds, and never less than nothing', () => {
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(600_000)).toBe('10:00');
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(-5)).toBe('0:00');
});

test('only the clock of whoever is to move runs', () => {
  expect(millisLeft(30_000, 1_000, true, 11_000)).toBe(20_000);
  expect(millisLeft(30_000, 1_000, false, 11_000)).toBe(30_000);
  expect(millisLeft(30_000, 1_000, true, 99_000)).toBe(0);
});
