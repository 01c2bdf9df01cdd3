import { expect, test } from 'vitest';
import { readXrSettings } from './xr-settings.ts';

test('what was written by this version is read', () => {
  const written = { place: 'left', isLeaning: true, hand: 'left' } as const;
  expect(readXrSettings({ ...written, more: 1 })).toEqual(written);
});

test.each([null, 7, 'x', { place: 'roof', isLeaning: 'yes', hand: 'third' }])('%j is as good as nothing', (stored) => {
  expect(readXrSettings(stored)).toEqual({ place: null, isLeaning: false, hand: 'right' });
});
