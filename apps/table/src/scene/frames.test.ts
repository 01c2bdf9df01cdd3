import { expect, test, vi } from 'vitest';
import { createFrames } from './frames.ts';

test('the first frame after a pause is short, however long the pause was', () => {
  const frames = createFrames(() => undefined);
  expect(frames.begin(100)).toBe(false);
  expect(frames.seconds()).toBeLessThan(0.02);
});

test('a frame that was asked for lasts as long as it took, but never so long that things leap', () => {
  const frames = createFrames(() => undefined);
  frames.goOn();
  expect(frames.begin(0.05)).toBe(true);
  expect(frames.seconds()).toBe(0.05);
  frames.goOn();
  frames.begin(9);
  expect(frames.seconds()).toBeLessThan(1);
});

test('whoever asks for one frame does not ask for two', () => {
  const invalidate = vi.fn();
  const frames = createFrames(invalidate);
  frames.request();
  expect(invalidate).toHaveBeenCalledTimes(1);
  expect([frames.begin(0.1), frames.begin(0.1)]).toEqual([false, false]);
  expect(frames.count()).toBe(2);
});

test('shadows are drawn in the first frame, then when something moved', () => {
  const frames = createFrames(() => undefined);
  expect([frames.takeShadows(), frames.takeShadows()]).toEqual([true, false]);
  frames.renewShadows();
  expect([frames.takeShadows(), frames.takeShadows()]).toEqual([true, false]);
});
