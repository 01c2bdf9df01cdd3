import { expect, test } from 'vitest';
import { readSettings, settings } from './settings.ts';

const fresh = settings.get();

test('a first visit has everything, and a token of its own', () => {
  expect(fresh).toMatchObject({ name: '', sound: true, quality: 'auto' });
  expect(fresh.token).toMatch(/^[0-9a-f]{32}$/);
});

test('what was remembered is taken', () => {
  const kept = {
    ...fresh,
    name: 'Ada',
    token: 'f'.repeat(32),
    language: 'nl',
    quality: 'low',
    text: true,
    motion: 'less',
    presence: false,
  };
  expect(readSettings(kept, fresh)).toEqual(kept);
});

test.each([null, 7, 'x', [], { name: 5, token: 'short', language: 'xx', sound: 'yes', quality: 'best', text: 1 }])(
  '%j is not taken for settings',
  (stored) => expect(readSettings(stored, fresh)).toEqual(fresh),
);
