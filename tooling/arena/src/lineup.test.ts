import { expect, test } from 'vitest';
import { chanceOf, dealOf, lineupOf, wholeDeals } from './lineup.ts';

test('two players change seats on every deal', () => {
  expect([0, 1, 2, 3].map((game) => lineupOf(2, 2, game))).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
});

test('with fewer players than seats the last takes the others, and everybody has every seat', () => {
  expect([0, 1, 2, 3].map((game) => lineupOf(2, 4, game))).toEqual([
    [0, 1, 1, 1],
    [1, 1, 1, 0],
    [1, 1, 0, 1],
    [1, 0, 1, 1],
  ]);
});

test('one deal for all rotations, another for the next ones; chance is new in each game', () => {
  const seed = [1, 2, 3, 4] as const;
  const deals = [0, 1, 2, 3, 4, 5].map((game) => JSON.stringify(dealOf(seed, game, 3)));
  expect(new Set(deals.slice(0, 3)).size).toBe(1);
  expect(new Set(deals.slice(3)).size).toBe(1);
  expect(deals[3]).not.toBe(deals[0]);
  const chances = [0, 1, 2].map((game) => JSON.stringify(chanceOf(seed, game)));
  expect(new Set([...chances, ...deals]).size).toBe(5);
});

test('games are rounded up to whole deals', () => {
  expect([wholeDeals(400, 2), wholeDeals(5, 2), wholeDeals(1, 4)]).toEqual([400, 6, 4]);
});
