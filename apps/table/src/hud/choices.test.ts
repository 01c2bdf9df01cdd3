import { at, below, type GameId, random } from '@dolmen/core';
import { CATALOGUES } from '@dolmen/messages';
import { say } from '@dolmen/messages/fill';
import { describe, expect, test } from 'vitest';
import keltis from '../games/keltis/index.ts';
import rune from '../games/rune/index.ts';
import runeStones from '../games/rune-stones/index.ts';
import { localTable, settingFor } from '../practice/testing/local-table.ts';
import type { AnyStage } from '../scene/stage.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { chipSaying, piecesWithout } from './choices.ts';

const MATCHES: readonly (readonly [game: GameId, seats: number, options: object, stage: AnyStage])[] = [
  ['keltis', 2, {}, keltis],
  ['rune', 2, { grandmaster: true }, rune],
  ['rune-stones', 2, { nocturnal: true }, runeStones],
];

/** Touches something at random, and tells the choosers that are shown at each step. */
function* choosersOf(session: Session, stage: AnyStage, letAll: () => void): Generator<string> {
  const chance = random([2, 7, 1, 8]);
  for (let step = 0; step < 400 && session.get().table.phase === 'playing'; step++) {
    letAll();
    const state = session.get();
    for (const piece of piecesWithout(stage, state)) {
      const saying = chipSaying(state, piece);
      yield saying === null ? `nameless: ${piece}` : `${piece} = ${say('en', CATALOGUES.en, saying)}`;
    }
    if (state.next.length > 0) session.touch(at(state.next, below(chance, state.next.length)));
  }
}

describe.each(MATCHES)('%s with %i seats %o', (game, seats, options, stage) => {
  test('has a clear name for everything that lies nowhere on the table', () => {
    const { source, letAll } = localTable(settingFor(game, seats, '31', options));
    const shown = new Set(choosersOf(createSession(source), stage, letAll));
    expect([...shown].filter((chip) => chip.startsWith('nameless') || /\{/.test(chip))).toEqual([]);
    // So many would be a list, not a chooser: then pieces are missing on the table.
    expect(shown.size).toBeLessThan(40);
  });
});
