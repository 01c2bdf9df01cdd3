import { type AnyGame, at, below, GAMES, random } from '@dolmen/core';
import { expect, test } from 'vitest';
import { localTable, settingFor } from '../practice/testing/local-table.ts';
import { createSession } from '../session/create-session.ts';
import { gainOf, turnsOf } from './log-turns.ts';

const table = localTable(settingFor('keltis', 3, '6'));
const session = createSession(table.source);
const chance = random([6, 6, 6, 6]);
const { format, legal } = GAMES.keltis as AnyGame;
for (let turn = 0; turn < 40; turn++) {
  table.letAll();
  const actions = legal(session.get().view);
  if (session.get().isAsked) session.play(format(at(actions, below(chance, actions.length))));
}
const turns = turnsOf(session.log.get());

test('a log has turns, the newest first, and no line is lost', () => {
  const numbers = turns.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  const lines = turns.flatMap(({ lines, thoughts }) => [...lines, ...thoughts]);
  expect(lines.length).toBe(session.log.get().length);
});

test('each turn is somebody’s, and another’s comes after it', () => {
  expect(turns.length).toBeGreaterThan(10);
  const seats = turns.map(({ seat }) => seat);
  expect(seats.every((seat, index) => seat !== seats[index + 1])).toBe(true);
});

test('what computers thought is apart from what happened', () => {
  expect(turns.some(({ thoughts }) => thoughts.length > 0)).toBe(true);
  expect(turns.flatMap(({ lines }) => lines).some(({ type }) => type === 'remark')).toBe(false);
});

test('what the turns brought is what everybody has now, more than in the beginning', () => {
  const totals = GAMES.keltis.scores(session.get().view).map(({ total }) => total);
  const [first] = session.log.get();
  const before = first?.type === 'event' ? GAMES.keltis.scores(first.before).map(({ total }) => total) : [];
  const gains = totals.map((_, seat) =>
    turns.filter((turn) => turn.seat === seat).reduce((sum, turn) => sum + gainOf(turn, 'keltis'), 0),
  );
  expect(gains).toEqual(totals.map((total, seat) => total - (before[seat] ?? 0)));
});
