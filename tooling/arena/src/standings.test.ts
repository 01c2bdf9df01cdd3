import { expect, test } from 'vitest';
import type { GameResult } from './play-game.ts';
import { Standings } from './standings.ts';

const result = (scores: number[], winners: number[], millis: number[][] = scores.map(() => [])): GameResult => ({
  scores,
  winners,
  plies: 40,
  millis,
});

test('wins, points and times go to whoever had the seat', () => {
  const standings = new Standings(['a', 'b']);
  standings.add([0, 1], result([30, 20], [0], [[5, 1], [9]]));
  standings.add([1, 0], result([40, 10], [0], [[9], [3]]));
  const [a, b] = standings.list();
  expect(a).toMatchObject({ player: 'a', games: 2, won: 1, share: 0.5, fairShare: 0.5, meanScore: 20 });
  expect(b).toMatchObject({ player: 'b', games: 2, won: 1, share: 0.5, meanScore: 30, medianMillis: 9, p95Millis: 9 });
  expect(a).toMatchObject({ medianMillis: 3, p95Millis: 5 });
  expect([standings.games, standings.meanPlies]).toEqual([2, 40]);
});

test('a tie is split', () => {
  const standings = new Standings(['a', 'b', 'c']);
  standings.add([0, 1, 2], result([5, 5, 1], [0, 1]));
  expect(standings.list().map(({ won }) => won)).toEqual([0.5, 0.5, 0]);
});

test('somebody with three of four seats should win three of four games', () => {
  const standings = new Standings(['a', 'b']);
  standings.add([0, 1, 1, 1], result([1, 2, 3, 4], [3]));
  standings.add([1, 1, 1, 0], result([4, 2, 2, 4], [0, 3]));
  const [a, b] = standings.list();
  expect(a).toMatchObject({ games: 2, won: 0.5, fairShare: 0.25, meanScore: 2.5 });
  expect(b).toMatchObject({ games: 2, won: 1.5, share: 0.75, fairShare: 0.75 });
});
