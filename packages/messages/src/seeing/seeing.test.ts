import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { CARELESS, CARELESS_FRENCH, places } from '../testing/care.ts';
import { seeing } from './en.ts';
import { loadSeeing } from './index.ts';

const english: Readonly<Record<string, string>> = seeing;

describe.each(LANGUAGES)('what is said about ways to see the table, in %s', (language) => {
  test('is all there, with the same values, and set with care', async () => {
    const texts = Object.entries(await loadSeeing(language));
    expect(texts.map(([key]) => key)).toEqual(Object.keys(english));
    for (const [key, text] of texts) expect(places(text), key).toEqual(places(english[key] ?? ''));
    const careless = language === 'fr' ? CARELESS_FRENCH : CARELESS;
    expect(texts.filter(([, text]) => text.trim() === '' || careless.test(text))).toEqual([]);
  });
});
