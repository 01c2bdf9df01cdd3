import { describe, expect, test } from 'vitest';
import { languageOf, message, termOf } from './index.ts';

describe('a message', () => {
  test('has its values filled in', () => {
    expect(message('en', 'terminal.winner', { seat: 'B', points: 7 })).toBe('B wins with 7 points.');
  });

  test('leaves a place open that has no value', () => {
    expect(message('en', 'terminal.winner', { seat: 'B' })).toBe('B wins with {points} points.');
  });

  test('translates values that are terms', () => {
    expect(message('de', 'keltis.event.played', { seat: 'A', color: 'violet', number: 7 })).toBe(
      'A legt Violett 7 aus',
    );
  });

  test('knows the terms of its own game only', () => {
    expect(termOf('rune.score.area', 'rune', 'red')).toBe('rune.term.red');
    expect(termOf('rune.score.area', 'rune', 'violet')).toBeNull();
    expect(termOf('terminal.winner', 'seat', 'red')).toBeNull();
  });

  test('calls a value by what it is in its place', () => {
    expect(message('en', 'rune-stones.reason.none-owned', { stone: 'wild' })).toBe('You do not have enough wild gems.');
    expect(message('en', 'rune-stones.reason.rune-not-owned', { rune: 'wild' })).toContain('“Wild”');
    expect(message('en', 'rune-stones.reason.too-dear', { cost: 4, magic: 2 })).toContain('costs 4, and you have 2');
  });
});

test('a locale names its language, and English serves all others', () => {
  const locales = ['de_CH.UTF-8', 'fr', 'NL', 'pt_BR', '', undefined];
  expect(locales.map(languageOf)).toEqual(['de', 'fr', 'nl', 'en', 'en', 'en']);
});
