import { describe, expect, test } from 'vitest';
import { CATALOGUES, isMessage, LANGUAGES } from './index.ts';
import { loadAdmin, loadPrivacy } from './load.ts';
import { SPOKEN } from './testing/games.ts';

const english = CATALOGUES.en;
const keys = Object.keys(english).filter(isMessage);
const places = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+/g))].sort();

/** Straight quotes; a space before a mark. French has one, but a line must not break there. */
const CARELESS = /['"]|\s[:;!?]/u;
const CARELESS_FRENCH = /['"]|(?<!\u{a0})[:;!?»]|«(?!\u{a0})/u;

/** Those of pages of their own, which no table loads. */
describe.each([
  ['admin', loadAdmin],
  ['privacy', loadPrivacy],
])('the catalogue of the %s page', (topic, load) => {
  test.each(LANGUAGES)('in %s has every message, with the same values, set with care', async (language) => {
    const [catalogue, english]: Record<string, string>[] = [await load(language), await load('en')];
    const careless = language === 'fr' ? CARELESS_FRENCH : CARELESS;
    expect(Object.keys(catalogue ?? {})).toEqual(Object.keys(english ?? {}));
    for (const [key, text] of Object.entries(catalogue ?? {})) {
      expect(key).toMatch(new RegExp(`^${topic}\\.`));
      expect(places(text), key).toEqual(places(english?.[key] ?? ''));
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(careless);
    }
  });
});

describe.each(Object.entries(CATALOGUES))('the catalogue in %s', (language, catalogue) => {
  test('has every message, and none is empty', () => {
    expect(Object.keys(catalogue)).toEqual(keys);
    expect(keys.filter((key) => catalogue[key].trim() === '')).toEqual([]);
  });

  test('uses the same values in each message', () => {
    for (const key of keys) expect(places(catalogue[key]), key).toEqual(places(english[key]));
  });

  test('sets apostrophes, quotes and spaces with care', () => {
    const careless = language === 'fr' ? CARELESS_FRENCH : CARELESS;
    expect(keys.filter((key) => careless.test(catalogue[key]))).toEqual([]);
  });

  describe.each(SPOKEN)('$game.id', ({ game, reasons, choices, scores }) => {
    const textsOf = (kind: string): string[] => {
      const start = `${game.id}.${kind}.`;
      return Object.keys(catalogue)
        .filter((key) => key.startsWith(start))
        .map((key) => key.slice(start.length))
        .sort();
    };

    test.each([
      ['reason', reasons],
      ['choice', choices],
      ['score', scores],
      ['reconstruction', game.reconstructions],
      ['term.asked', choices.filter((choice) => choice !== 'over')],
    ])('has a text for every %s there is, and no other', (kind, names) => {
      expect(textsOf(kind)).toEqual([...names].sort());
    });
  });
});
