import { GAMES } from '@dolmen/core';
import { readRecordFile } from '@dolmen/records';
import { expect, test } from 'vitest';
import { localTable, settingFor } from '../practice/testing/local-table.ts';
import { createSession } from '../session/create-session.ts';
import { statisticsFrom, statisticsOf } from './statistics.ts';

test('turns, the biggest of them, and how often the lead changed', () => {
  const turns = [
    { from: 0, seat: 0, scores: [3, 0] },
    { from: 2, seat: 1, scores: [3, 7] },
    { from: 4, seat: 0, scores: [7, 7] },
    { from: 6, seat: 1, scores: [7, 8] },
    { from: 8, seat: 0, scores: [12, 8] },
  ];
  expect(statisticsOf(turns, [0, 0])).toEqual({
    turns: 5,
    seats: [
      { turns: 3, average: 4, best: 5 },
      { turns: 2, average: 4, best: 7 },
    ],
    best: { seat: 1, turn: 2, points: 7 },
    leads: 2,
  });
});

test('a match in which nothing happened has no biggest turn', () => {
  expect(statisticsOf([], [0, 0])).toMatchObject({ turns: 0, best: null, leads: 0 });
});

test('from the record of a match that was played', async () => {
  const { source, letAll } = localTable(settingFor('keltis', 2, '3'));
  const session = createSession(source);
  while (session.get().table.phase !== 'over') {
    letAll();
    const [word] = session.get().legal;
    if (word !== undefined) session.play(word);
  }
  const file = readRecordFile((await (await source.saveRecord())?.text()) ?? '');
  if (!file.ok) throw new Error(file.error.code);
  const { turns, seats, millis } = statisticsFrom(file.value);
  expect(seats.reduce((sum, seat) => sum + seat.turns, 0)).toBe(turns);
  const gained = seats.map(({ turns, average }) => Math.round(turns * average));
  const totals = GAMES.keltis.scores(session.get().view).map(({ total }) => total);
  // K20: whoever has no wish stone begins below nothing.
  expect(totals.map((total, seat) => total - (gained[seat] ?? 0))).toEqual([-4, -4]);
  expect(millis).toBeNull();
});
