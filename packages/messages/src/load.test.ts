import { expect, test } from 'vitest';
import { CATALOGUES, LANGUAGES } from './index.ts';
import { loadCatalogue, loadLobby } from './load.ts';

test.each(LANGUAGES)('%s is loaded by itself, whole or for the front page only', async (language) => {
  const whole = CATALOGUES[language];
  expect(await loadCatalogue(language)).toEqual(whole);
  const front = await loadLobby(language);
  expect(whole).toMatchObject(front);
  expect(Object.keys(front).filter((key) => !/^(refusal|lobby)\./.test(key))).toEqual([]);
});
