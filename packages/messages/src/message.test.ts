import { describe, expect, test } from 'vitest';
import { fill, say, sentence, termOf } from './fill.ts';
import { CATALOGUES, languageOf, message } from './index.ts';

describe('a message', () => {
  test('has its values filled in', () => {
    expect(message('en', 'terminal.winner', { seat: 'B', points: 7 })).toBe('B wins with 7 points.');
  });

  test('leaves a place open that has no value', () => {
    expect(message('en', 'table.spectators')).toBe('{count} {count|person is|people are} watching');
  });

  test('translates values that are terms', () => {
    expect(message('de', 'keltis.event.played', { player: 'Ada', color: 'violet', number: 7 })).toBe(
      'Ada legt Violett 7 aus',
    );
  });

  test('knows the terms of its own game only', () => {
    expect(termOf(CATALOGUES.en, 'rune.score.area', 'rune', 'red')).toBe('rune.term.red');
    expect(termOf(CATALOGUES.en, 'rune.score.area', 'rune', 'violet')).toBeNull();
    expect(termOf(CATALOGUES.en, 'terminal.winner', 'seat', 'red')).toBeNull();
  });

  test('calls a value by what it is in its place', () => {
    expect(message('en', 'rune-stones.reason.none-owned', { stone: 'wild' })).toBe('You do not have enough wild gems.');
    expect(message('en', 'rune-stones.reason.rune-not-owned', { rune: 'wild' })).toContain('“Wild”');
    expect(message('en', 'rune-stones.reason.too-dear', { cost: 4, magic: 2 })).toContain('costs 4, and you have 2');
  });

  test('lets people call themselves what they like', () => {
    const texts = { 'x.said': '{player} says {word}', 'x.term.red': 'rot' };
    expect(fill('en', texts, 'x.said', { player: 'red', word: 'red' })).toBe('red says rot');
  });

  test.each([
    ['en', ['1 point', '-1 point', '0 points', '2 points', '1000000 points']],
    ['de', ['1 point', '-1 point', '0 points', '2 points', '1000000 points']],
    ['nl', ['1 point', '-1 point', '0 points', '2 points', '1000000 points']],
    ['fr', ['1 point', '-1 point', '0 point', '2 points', '1000000 points']],
  ] as const)('has the word for one and for more, as %s counts', (language, said) => {
    const texts = { won: '{points} {points|point|points}' };
    expect([1, -1, 0, 2, 1_000_000].map((points) => fill(language, texts, 'won', { points }))).toEqual(said);
  });

  test('may hold another one', () => {
    const texts = { both: '{first}, then {second}', one: 'card {card}' };
    const card = (number: number) => ({ key: 'one', values: { card: number } }) as const;
    expect(say('en', texts, { key: 'both', values: { first: card(1), second: card(2) } })).toBe('card 1, then card 2');
  });
});

test('a text by itself begins with a capital', () => {
  expect(['die', 'épée', '7 points', ''].map(sentence)).toEqual(['Die', 'Épée', '7 points', '']);
});

test('a locale names its language, and English serves all others', () => {
  const locales = ['de_CH.UTF-8', 'fr', 'NL', 'pt_BR', '', undefined];
  expect(locales.map(languageOf)).toEqual(['de', 'fr', 'nl', 'en', 'en', 'en']);
});
