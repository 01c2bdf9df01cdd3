import { type CardRow, type Deck, parseDeck, STANDARD_DECK } from '@dolmen/core/rune-stones';
import { expect, test } from 'vitest';
import { BACK, COLUMNS, cardsOf, faceOf } from './card-faces.ts';
import { KINDS, kindOfCard } from './kinds.ts';

const ROWS = 8;
const renumbered = (rows: readonly CardRow[]): CardRow[] => rows.map((row) => ({ ...row, number: row.number + 50 }));

function otherDeck(): Deck {
  const { creatures, banshees, druids } = STANDARD_DECK;
  const parsed = parseDeck({
    creatures: renumbered(creatures),
    banshees: renumbered(banshees),
    druids: renumbered(druids),
  });
  if (!parsed.ok) throw new Error('a deck with other numbers is a deck');
  return parsed.value;
}

test.each([
  ['the standard deck', null],
  ['another deck', otherDeck()],
])('every card of %s has a face of its own in the texture', (_name, deck) => {
  const faces = cardsOf(deck).map((card) => faceOf(deck, card));
  expect(new Set(faces).size).toBe(92);
  expect(faces).not.toContain(BACK);
  expect(Math.max(...faces)).toBeLessThan(COLUMNS * ROWS);
});

test('every kind of being is shown by some card', () => {
  expect(new Set(cardsOf(null).map((card) => kindOfCard(null, card)))).toEqual(new Set(KINDS));
});

test('a banshee is one whatever its colour', () => {
  const [banshee] = otherDeck().banshees;
  expect(kindOfCard(otherDeck(), banshee?.number ?? 0)).toBe('banshee');
});
