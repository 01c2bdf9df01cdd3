import { expect, test } from 'vitest';
import { bow, damp, ease, share } from './easing.ts';

test('curves begin and end where they should, and do not turn back', () => {
  const samples = Array.from({ length: 21 }, (_, index) => ease(index / 20));
  expect(samples[0]).toBe(0);
  expect(samples.at(-1)).toBe(1);
  expect(samples.every((value, index) => index === 0 || value > (samples[index - 1] ?? 0))).toBe(true);
  expect([bow(0), bow(0.5), bow(1)]).toEqual([0, 1, 0]);
});

test('a leg of no length is over as soon as it begins', () => {
  expect(share(9, 10, 10)).toBe(0);
  expect(share(10, 10, 10)).toBe(1);
  expect(share(15, 10, 20)).toBe(0.5);
});

test('damping does not depend on the length of frames', () => {
  const twice = 1 - (1 - damp(5, 0.01)) ** 2;
  expect(damp(5, 0.02)).toBeCloseTo(twice, 10);
});
