import { type AnyGame, GAMES, type GameId, start } from '@dolmen/core';
import { expect, test } from 'vitest';
import { moveGroups } from './move-groups.ts';

const wordsAtStart = (id: GameId): string[] => {
  const game = GAMES[id] as AnyGame;
  const begun = start(game, { seats: 2, seed: [1, 2, 3, 4] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return game.legal(begun.value.state).map((action) => game.format(action));
};

test('moves with one card stand together, and none is left out', () => {
  const words = wordsAtStart('keltis');
  const groups = moveGroups('keltis', words, 0);
  expect(groups.flatMap((group) => group.words).sort()).toEqual([...words].sort());
  for (const { first, words } of groups)
    expect(words.every((word) => first === `hand:${word.slice(word.indexOf(':') + 1)}`)).toBe(true);
});

test('after a card they stand by its next piece', () => {
  const words = wordsAtStart('rune');
  const card = words[0]?.split('@')[0] ?? '';
  const groups = moveGroups(
    'rune',
    words.filter((word) => word.startsWith(`${card}@`)),
    1,
  );
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.every(({ first }) => first?.startsWith('turn:') ?? true)).toBe(true);
});

test('what is alone with its piece is gathered in the end', () => {
  const groups = moveGroups('rune-stones', wordsAtStart('rune-stones'), 0);
  expect(groups.at(-1)?.first).toBeNull();
  expect(groups.at(-1)?.words).toContain('summon');
});
