import { isMessage } from '@dolmen/messages';
import { expect, test } from 'vitest';
import { REFUSALS } from './refusals.ts';

test('every refusal has a text for people', () => {
  expect(REFUSALS.filter((code) => !isMessage(`refusal.${code}`))).toEqual([]);
});
