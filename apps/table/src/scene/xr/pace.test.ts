import { expect, test } from 'vitest';
import { Pace, STEPS } from './pace.ts';

const beats = (pace: Pace, count: number, seconds: number): number =>
  Array.from({ length: count }, () => pace.beat(seconds, 72)).filter(Boolean).length;

test('one hitch changes nothing', () => {
  const pace = new Pace();
  expect(beats(pace, 5, 0.2)).toBe(0);
  expect(beats(pace, 500, 1 / 72)).toBe(0);
  expect(pace.step).toBe(STEPS[0]);
});

test('a headset that is always late gets the coarsest step, and no farther', () => {
  const pace = new Pace();
  expect(beats(pace, 1000, 1 / 30)).toBe(STEPS.length - 1);
  expect(pace.step).toBe(STEPS.at(-1));
});

test('after a long calm it is drawn finely again, step by step', () => {
  const pace = new Pace();
  beats(pace, 1000, 1 / 30);
  expect(beats(pace, 20_000, 1 / 72)).toBe(STEPS.length - 1);
  expect(pace.step).toBe(STEPS[0]);
});

test('what is late depends on how fast the headset is', () => {
  const pace = new Pace();
  for (let frame = 0; frame < 200; frame++) pace.beat(1 / 72, 120);
  expect(pace.step).not.toBe(STEPS[0]);
});
