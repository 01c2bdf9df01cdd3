import type { GameId } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { loadRules, type RulesText } from './index.ts';

const GAMES: readonly GameId[] = ['keltis', 'rune', 'rune-stones'];

/** The same faults that catalogues are searched for. */
const CARELESS = /['"]|\s[:;!?]/u;
const CARELESS_FRENCH = /['"]|(?<!\u{a0})[:;!?»]|«(?!\u{a0})/u;

const shapeOf = ({ sections }: RulesText): unknown =>
  sections.map(({ id, text }) => [id, ...text.map((paragraph) => paragraph.startsWith('• '))]);
const wordsOf = ({ sections }: RulesText): number => sections.flatMap(({ text }) => text.join(' ').split(/\s+/)).length;

describe.each(GAMES)('the rules of %s', (game) => {
  test.each(LANGUAGES)('in %s have the chapters, paragraphs and lists of the others', async (language) => {
    expect(shapeOf(await loadRules(language, game))).toEqual(shapeOf(await loadRules('en', game)));
  });

  test.each(LANGUAGES)('in %s are set with care', async (language) => {
    const careless = language === 'fr' ? CARELESS_FRENCH : CARELESS;
    const { sections } = await loadRules(language, game);
    const texts = sections.flatMap(({ title, text }) => [title, ...text]);
    expect(texts.filter((text) => careless.test(text) || text.trim() === '')).toEqual([]);
  });

  test.each(LANGUAGES)('in %s are no shorter than a game needs, and no longer than one reads', async (language) => {
    const words = wordsOf(await loadRules(language, game));
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThan(1300);
  });

  test('are not the same in two languages', async () => {
    const titles = await Promise.all(LANGUAGES.map(async (language) => (await loadRules(language, game)).sections[0]));
    expect(new Set(titles.map((section) => section?.text[0])).size).toBe(LANGUAGES.length);
  });

  test('have chapters that can be told apart', async () => {
    const { sections } = await loadRules('en', game);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});
