import { describe, expect, test } from 'vitest';
import { CATALOGUES, isMessage } from './index.ts';
import { CARELESS, CARELESS_FRENCH, places } from './testing/care.ts';
import { SPOKEN } from './testing/games.ts';

const english = CATALOGUES.en;
const keys = Object.keys(english).filter(isMessage);

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
