import { type AnyGame, at, below, type Common, GAMES, type GameId, random, start } from '@dolmen/core';
import { CATALOGUES, type Language } from '@dolmen/messages';
import { fill, type MessageKey, say } from '@dolmen/messages/fill';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SessionState } from '../session/session.ts';
import type { TableInfo } from '../session/table-source.ts';
import type { Words } from '../words.tsx';
import { DESCRIBERS } from './describers.ts';

const wordsIn = (language: Language): Words => ({
  language,
  t: (key: MessageKey, values) => fill(language, CATALOGUES[language], key, values),
  say: (saying) => say(language, CATALOGUES[language], saying),
  explain: (code) => code,
});

/** The views of seat 0 at every sixtieth ply of a match between players that play anything. */
function* viewsOf(game: AnyGame, seats: number, options: object): Generator<Common> {
  const begun = start(game, { options, seats, seed: [3, 1, 4, 1] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const chance = random([1, 5, 9, 2]);
  for (let ply = 0; state.toAct !== null; ply++) {
    if (ply % 60 === 0) yield game.view(state, 0);
    const actions = game.legal(state);
    game.play(state, at(actions, below(chance, actions.length)));
  }
  yield game.view(state, 0);
}

function stateOf(game: GameId, view: Common, seats: number): SessionState {
  const seat = { kind: 'person', name: 'Una', level: '', connected: true, standIn: false, resigned: false, millis: 0 };
  const table = { seats: Array.from({ length: seats }, () => seat) } as unknown as TableInfo;
  return { game, view, seat: 0, table } as SessionState;
}

/** A piece or a value that nobody put into words. */
const RAW =
  /\b(hand|card|row|supply|own|forge|display|wisp|rune|stone|discard|figure|field):[\w,-]+|\{\w+|undefined|\bnull\b/;

describe.each([
  ['keltis', 3, {}],
  ['rune', 2, { grandmaster: true }],
  ['rune-stones', 2, {}],
  ['rune-stones', 4, { nocturnal: true }],
] as const)('%s with %i seats %o in words', (id, seats, options) => {
  test.each(['en', 'de', 'fr', 'nl'] as const)('says everything in %s', (language) => {
    for (const view of viewsOf(GAMES[id] as AnyGame, seats, options)) {
      const props = { state: stateOf(id, view, seats), words: wordsIn(language) };
      const text = renderToStaticMarkup(createElement(DESCRIBERS[id], props)).replace(/<[^>]*>/g, '\n');
      expect(text.match(RAW)?.[0]).toBeUndefined();
      expect(text.split('\n').filter((line) => line.trim() !== '').length).toBeGreaterThan(20);
    }
  });

  test('tells no secret', () => {
    for (const view of viewsOf(GAMES[id] as AnyGame, seats, options)) {
      const props = { state: stateOf(id, view, seats), words: wordsIn('en') };
      const markup = renderToStaticMarkup(createElement(DESCRIBERS[id], props));
      const hidden = (view as unknown as { players: { hand: unknown[] }[] }).players
        .map(({ hand }) => hand.filter((card) => card === null).length)
        .filter((count) => count > 0);
      expect(markup.match(/\d+ cards? in hand/g) ?? []).toHaveLength(hidden.length);
    }
  });
});
