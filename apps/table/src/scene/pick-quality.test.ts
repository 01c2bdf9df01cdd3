import { expect, test } from 'vitest';
import { below, createPulse, pickQuality } from './pick-quality.ts';

test('a machine gets what it can draw', () => {
  const machine = { renderer: 'NVIDIA GeForce RTX 4070', isTouch: false, cores: 16 };
  expect(pickQuality(machine)).toBe('high');
  expect(pickQuality({ ...machine, isTouch: true })).toBe('medium');
  expect(pickQuality({ ...machine, cores: 4 })).toBe('medium');
  expect(pickQuality({ ...machine, renderer: 'Mali-T720' })).toBe('low');
  expect(pickQuality({ ...machine, renderer: 'ANGLE (Google, Vulkan, SwiftShader)' })).toBe('test');
});

test('the levels go down to the lowest, and no further', () => {
  expect([below('high'), below('medium'), below('low'), below('test')]).toEqual(['medium', 'low', 'test', null]);
});

test('one hitch is no reason to lower the level, a slow second is', () => {
  const pulse = createPulse();
  const slow = (frames: number): boolean => Array.from({ length: frames }, () => pulse.beat(80)).some(Boolean);
  expect(slow(10)).toBe(false);
  for (let frame = 0; frame < 30; frame++) pulse.beat(16);
  expect(slow(30)).toBe(false);
  expect(slow(30)).toBe(true);
});
