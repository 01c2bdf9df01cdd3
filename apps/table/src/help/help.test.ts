import { CATALOGUES, LANGUAGES } from '@dolmen/messages';
import { describe, expect, test } from 'vitest';
import { AID } from './aid.tsx';
import { blocksOf } from './rules-page.tsx';

test('items that follow each other make a list', () => {
  expect(blocksOf(['a', '• b', '• c', 'd', '• e'])).toEqual(['a', ['b', 'c'], 'd', ['e']]);
});

describe.each(Object.entries(AID))('the card to glance at of %s', (game, lines) => {
  test.each(LANGUAGES)('has all its lines in %s, each short enough', (language) => {
    const texts = lines.map(({ text }) => CATALOGUES[language][text]);
    const all = Object.keys(CATALOGUES[language]).filter((key) => key.startsWith(`help.aid.${game}.`));
    expect(lines.map(({ text }) => text).toSorted()).toEqual(all.toSorted());
    for (const text of texts) expect(text.length).toBeLessThan(140);
  });
});
