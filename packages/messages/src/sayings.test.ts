import { describe, expect, test } from 'vitest';
import { CATALOGUES, isLanguage, isMessage, message, termOf } from './index.ts';
import { SPOKEN } from './testing/games.ts';
import { sayingsOf } from './testing/sayings.ts';

const languages = Object.keys(CATALOGUES).filter(isLanguage);

describe.each(SPOKEN)('in random games of $game.id', (spoken) => {
  const sayings = sayingsOf(spoken);

  test('everything there is to say has a text with every place filled in, in every language', () => {
    for (const { key, values } of sayings) {
      if (!isMessage(key)) throw new Error(`no text for ${key}`);
      for (const language of languages) expect(message(language, key, values), key).not.toMatch(/[{}]/);
    }
  });

  test('every word among the values is a term', () => {
    for (const { key, values } of sayings)
      for (const [place, value] of Object.entries(values))
        if (typeof value === 'string' && isMessage(key))
          expect(termOf(key, place, value), `${key} ${value}`).not.toBeNull();
  });
});
