import { type AnyGame, at, below, GAMES, random } from '@dolmen/core';
import { CATALOGUES } from '@dolmen/messages';
import { say } from '@dolmen/messages/fill';
import { describe, expect, test } from 'vitest';
import { seatNames } from '../players.ts';
import { localTable, settingFor } from '../practice/testing/local-table.ts';
import { createSession } from '../session/create-session.ts';
import { lineSaying } from './log-lines.ts';

describe.each([
  ['keltis', 3, {}],
  ['rune', 2, {}],
  ['rune-stones', 2, { nocturnal: true }],
] as const)('the log of %s', (id, seats, options) => {
  const table = localTable(settingFor(id, seats, '6', options));
  const session = createSession(table.source);
  const chance = random([6, 6, 6, 6]);
  const { format, legal } = GAMES[id] as AnyGame;
  for (let turn = 0; turn < 60 && session.get().table.phase === 'playing'; turn++) {
    table.letAll();
    const { view, isAsked } = session.get();
    const actions = legal(view);
    if (isAsked) session.play(format(at(actions, below(chance, actions.length))));
  }

  test('says what happened in words', () => {
    const state = session.get();
    const lines = session.log.get().filter(({ type }) => type === 'event');
    const sayings = lines.map((line) => lineSaying(line, state, seatNames(state.table)));
    const texts = sayings.filter((saying) => saying !== null).map((saying) => say('en', CATALOGUES.en, saying));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((text) => text.includes('{'))).toEqual([]);
    expect(texts.some((text) => text.includes('Una'))).toBe(true);
    expect(texts.some((text) => text.includes('Brân'))).toBe(true);
  });

  test('has the computers’ remarks after their moves', () => {
    const remarks = session.log.get().filter((line) => line.type === 'remark');
    expect(remarks.length).toBeGreaterThan(5);
    expect(remarks.every(({ seat }) => seat > 0)).toBe(true);
  });
});
