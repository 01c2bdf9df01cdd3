import { REASONS } from '@dolmen/core/keltis';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, type Language, languageOf, message } from './index.ts';

const english = CATALOGUES.en;
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries(CATALOGUES))('the catalogue in %s', (language, catalogue) => {
  test('has every message, and none is empty', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english));
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('uses the same values in each message', () => {
    for (const [key, text] of Object.entries(english)) {
      expect(places(catalogue[key as keyof typeof english]), key).toEqual(places(text));
    }
  });

  test('says why for every reason there is', () => {
    const missing = REASONS.filter((key) => !(`keltis.reason.${key}` in catalogue));
    expect(missing).toEqual([]);
  });

  test('translates the terms in values', () => {
    const text = message(language as Language, 'keltis.event.played', { seat: 'A', color: 'violet', number: 7 });
    expect(text).toContain(catalogue['term.violet']);
    expect(text).not.toMatch(/[{}]/);
  });
});

test('a locale names its language, and English serves all others', () => {
  expect(['de_CH.UTF-8', 'fr', 'NL', 'pt_BR', '', undefined].map(languageOf)).toEqual([
    'de',
    'fr',
    'nl',
    'en',
    'en',
    'en',
  ]);
});
