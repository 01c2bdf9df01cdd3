import { describe, expect, test } from 'vitest';
import { SOUNDS } from '../scene/stage.ts';
import { VOICES } from './voices.ts';

const partsOf = (name: (typeof SOUNDS)[number]) => [...(VOICES[name].tones ?? []), ...(VOICES[name].rustles ?? [])];

describe.each(SOUNDS)('the sound of %s', (name) => {
  test('can be heard', () => {
    expect(Math.max(...partsOf(name).map(({ volume }) => volume))).toBeGreaterThan(0.1);
    for (const { pitch, length } of partsOf(name)) {
      expect(pitch).toBeGreaterThan(60);
      expect(length).toBeGreaterThan(0.03);
    }
  });

  test('is short and never harsh', () => {
    for (const { at = 0, length } of partsOf(name)) expect(at + length).toBeLessThanOrEqual(2.1);
    expect(partsOf(name).reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(1.6);
  });
});
