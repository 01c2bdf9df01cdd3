import { GAMES, type GameId, parseSeed } from '@dolmen/core';
import { BASE_RUNES, RUNES, runeStones, STANDARD_DECK, TILES, type View } from '@dolmen/core/rune-stones';
import { CATALOGUES, LANGUAGES } from '@dolmen/messages';
import { say } from '@dolmen/messages/fill';
import { describe, expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import type { Entry } from './entry.ts';
import { plain, search } from './search.ts';

const IDS: readonly GameId[] = ['keltis', 'rune', 'rune-stones'];

/** The first view of a match. */
function viewOf(game: GameId, options: object = {}) {
  const rules = GAMES[game];
  const seed = parseSeed('5');
  const parsed = rules?.options(options);
  if (!rules || !parsed?.ok || seed === null) throw new Error('no such match');
  return rules.view(rules.setup(parsed.value, 2, seed), 0);
}

const idsOf = (entries: readonly Entry[], start: string): string[] =>
  entries.flatMap(({ id }) => (id.startsWith(start) ? [id.slice(start.length)] : []));

describe.each(IDS)('the lexicon of %s', (game) => {
  const all = [...entriesOf(game, null, null), ...entriesOf(game, viewOf(game), 0)];

  test.each(LANGUAGES)('says something of every entry in %s', (language) => {
    for (const { group, title, lines } of all) {
      const texts = [
        CATALOGUES[language][group],
        ...[title, ...lines].map((line) => say(language, CATALOGUES[language], line)),
      ];
      for (const text of texts) expect(text).toMatch(/^[^{}]+$/);
    }
  });

  test('has no entry twice', () => {
    const ids = entriesOf(game, null, null).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the lexicon of Keltis', () => {
  test('has all colours, fields and tiles, and knows where tiles lie', () => {
    const entries = entriesOf('keltis', viewOf('keltis'), 0);
    expect(idsOf(entries, 'cards:')).toHaveLength(5);
    expect(idsOf(entries, 'field:')).toHaveLength(9);
    expect(idsOf(entries, 'tile:')).toEqual(['wish', 'clover', 'points-1', 'points-2', 'points-3']);
    expect(idsOf(entries, 'place:')).toHaveLength(25);
  });
});

describe('the lexicon of Rune', () => {
  test('has all cards with their six runes', () => {
    const entries = entriesOf('rune', null, null);
    expect(idsOf(entries, 'card:')).toEqual(Array.from({ length: 17 }, (_, card) => String(card)));
    for (const { id, patches } of entries) if (id.startsWith('card:')) expect(patches).toHaveLength(6);
  });
});

describe('the lexicon of Rune Stones', () => {
  const numbers = (lists: readonly (readonly { readonly number: number }[])[]): string[] =>
    lists.flat().map(({ number }) => String(number));
  const { creatures, druids, banshees } = STANDARD_DECK;

  test('has every card of the box for those who only look', () => {
    const cards = idsOf(entriesOf('rune-stones', null, null), 'card:');
    expect(cards.toSorted()).toEqual(numbers([creatures, druids, banshees]).toSorted());
  });

  test('has every rune stone and every wisp tile there is for those who only look', () => {
    const entries = entriesOf('rune-stones', null, null);
    expect(idsOf(entries, 'rune:')).toEqual(RUNES);
    expect(idsOf(entries, 'wisp:').toSorted()).toEqual(Object.keys(TILES).toSorted());
  });

  test('has the cards, rune stones and tiles of the match', () => {
    const plainGame = entriesOf('rune-stones', viewOf('rune-stones'), 0);
    expect(idsOf(plainGame, 'card:').toSorted()).toEqual(numbers([creatures, druids]).toSorted());
    expect(idsOf(plainGame, 'rune:')).toEqual(BASE_RUNES);
    expect(idsOf(plainGame, 'wisp:')).toEqual([]);
    const night = entriesOf('rune-stones', viewOf('rune-stones', { nocturnal: true }), 0);
    expect(idsOf(night, 'card:')).toHaveLength(92);
    expect(idsOf(night, 'wisp:').toSorted()).toEqual(Object.keys(TILES).toSorted());
    expect(idsOf(night, 'face:')).toHaveLength(6);
    expect(idsOf(night, 'forge:')).toHaveLength(6);
  });

  test('shows the cards of another deck', () => {
    const deck = { ...STANDARD_DECK, druids: druids.map((card) => ({ ...card, magic: 7 })) };
    const parsed = runeStones.options({ deck });
    const seed = parseSeed('5');
    if (!parsed.ok || seed === null) throw new Error('not a deck');
    const entries = entriesOf('rune-stones', runeStones.setup(parsed.value, 2, seed) as View, null);
    const druid = entries.find(({ id }) => id === 'card:100');
    expect(druid?.lines.map((line) => say('en', CATALOGUES.en, line))).toContain('magic 7');
  });
});

describe('the search', () => {
  const entries = ['Dryade 12, édelstein', 'Dragon 112: Œil', 'Straße'].map((text) => ({ text }));
  const found = (query: string): string[] => search(entries, query).map(({ text }) => text);

  test('ignores case and accents', () => {
    expect(plain('Éœß’')).toBe("eoess'");
    expect(found('EDELSTEIN')).toEqual(['Dryade 12, édelstein']);
    expect(found('oeil')).toEqual(['Dragon 112: Œil']);
    expect(found('strasse')).toEqual(['Straße']);
  });

  test('wants every word, in any order', () => {
    expect(found('edel dryade')).toEqual(['Dryade 12, édelstein']);
    expect(found('dragon dryade')).toEqual([]);
  });

  test('takes numbers whole', () => {
    expect(found('12')).toEqual(['Dryade 12, édelstein']);
  });

  test('finds everything when nothing is asked', () => {
    expect(found('  ')).toHaveLength(3);
  });
});
