import { describe, expect, test } from 'vitest';
import { CATALOGUES, isMessage, type Language } from './index.ts';
import { loadHouse } from './load.ts';
import { SPOKEN } from './testing/games.ts';

const english = CATALOGUES.en;
const keys = Object.keys(english).filter(isMessage);
const places = (text: string): string[] => [...new Set(text.match(/(?<=\{)\w+/g))].sort();

/** Straight quotes; a space before a mark. French has one, but a line must not break there. */
const CARELESS = /['"]|\s[:;!?]/u;
const CARELESS_FRENCH = /['"]|(?<!\u{a0})[:;!?»]|«(?!\u{a0})/u;

type Texts = Readonly<Record<string, string>>;

/** What holds for any texts: the same messages with the same values, set with care. */
function checkTexts(language: string, texts: Texts, inEnglish: Texts): void {
  const careless = language === 'fr' ? CARELESS_FRENCH : CARELESS;
  expect(Object.keys(texts)).toEqual(Object.keys(inEnglish));
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe('');
    expect(places(text), key).toEqual(places(inEnglish[key] ?? ''));
    expect(careless.test(text), key).toBe(false);
  }
}

describe.each(Object.entries(CATALOGUES))('the catalogue in %s', (language, catalogue) => {
  test('has every message with the same values, none is empty, and all are set with care', () => {
    expect(keys).toEqual(Object.keys(english));
    checkTexts(language, catalogue, english);
  });

  test('so has what is loaded by itself', async () => {
    checkTexts(language, await loadHouse(language as Language), await loadHouse('en'));
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
