import { at, below, type GameId, random } from '@dolmen/core';
import { CATALOGUES, LANGUAGES, type Language } from '@dolmen/messages';
import { fill, say } from '@dolmen/messages/fill';
import { describe, expect, test } from 'vitest';
import keltis from '../games/keltis/index.ts';
import rune from '../games/rune/index.ts';
import runeStones from '../games/rune-stones/index.ts';
import { localTable, settingFor } from '../practice/testing/local-table.ts';
import type { AnyStage } from '../scene/stage.ts';
import { createSession } from '../session/create-session.ts';
import type { Session, SessionState } from '../session/session.ts';
import { outcomeAt } from '../winners.ts';
import type { Words } from '../words.tsx';
import { choicesOf } from './choices.ts';
import { emotesOf } from './emotes-of.ts';
import { endOf } from './end-of.ts';
import { playersOf } from './players-of.ts';
import { promptOf } from './prompt-of.ts';
import { undoOf } from './undo-of.ts';

const wordsIn = (language: Language): Words => ({
  language,
  t: (key, values) => fill(language, CATALOGUES[language], key, values),
  say: (saying) => say(language, CATALOGUES[language], saying),
  explain: (code) => code,
});
const english = wordsIn('en');

const MATCHES: readonly (readonly [game: GameId, seats: number, options: object, stage: AnyStage])[] = [
  ['keltis', 3, {}, keltis],
  ['rune', 2, { grandmaster: true }, rune],
  ['rune-stones', 3, { nocturnal: true }, runeStones],
];

/** Plays anything to the end, and shows the table before every touch. */
function* steps(session: Session, letAll: () => void, most = 4000): Generator<SessionState> {
  const chance = random([3, 1, 4, 1]);
  for (let step = 0; step < most; step++) {
    letAll();
    const state = session.get();
    yield state;
    if (state.table.phase === 'over') return;
    session.touch(at(state.next, below(chance, state.next.length)));
  }
}

describe.each(MATCHES)('what is said in %s with %i seats %o', (game, seats, options, stage) => {
  const open = () => {
    const { source, letAll } = localTable(settingFor(game, seats, '47', options));
    return { session: createSession(source), letAll };
  };

  test('everything that can be touched lies on the table, is a button, or is offered by what helps', () => {
    const { session, letAll } = open();
    for (const state of steps(session, letAll, 300)) {
      const lying = new Set(stage.layout(state.view, state.seat, state).map(({ touch }) => touch));
      const buttons = new Set(choicesOf(session, stage, english).map(({ id }) => id));
      const nowhere = state.next.filter((piece) => !lying.has(piece) && !buttons.has(piece) && !stage.offers?.(piece));
      expect(nowhere).toEqual([]);
    }
  });

  test('a button does what a touch does', () => {
    const { session, letAll } = open();
    let pressed = 0;
    for (const { view, touched } of steps(session, letAll, 300)) {
      const [button] = choicesOf(session, stage, english);
      if (button === undefined) continue;
      button.press();
      pressed++;
      const now = session.get();
      expect(now.view.ply !== view.ply || now.touched.length !== touched.length || !now.isAsked).toBe(true);
    }
    if (game !== 'rune') expect(pressed).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('a close look at any piece has words, in %s', (language) => {
    const { session, letAll } = open();
    const words = wordsIn(language);
    for (const state of [...steps(session, letAll, 120)].filter((_, step) => step % 12 === 0)) {
      for (const { close } of stage.layout(state.view, state.seat, state)) {
        if (close === undefined) continue;
        const texts = stage.look?.(close, state, words)?.lines.flatMap(({ parts }) => parts) ?? [];
        expect(texts.filter((part) => typeof part === 'string').join(''), close).not.toMatch(/^$|[{}]/);
      }
    }
  });

  test('prompt, players and the way back are told all the time, and in the end who won', () => {
    const { session, letAll } = open();
    let last = session.get();
    expect(emotesOf(session, english).map(({ label }) => label)).toContain('Thank you!');
    for (const state of steps(session, letAll)) {
      last = state;
      expect(promptOf(state, english)[0]).not.toBe('');
      expect(playersOf(state, english).map(({ seat }) => seat)).toEqual(state.table.seats.map((_, seat) => seat));
      expect(undoOf(session, english) === null).toBe(state.table.phase === 'over');
    }
    expect(last.table.phase).toBe('over');
    const { verdict, sheets } = endOf(last, english);
    const outcome = outcomeAt(last.table);
    expect(verdict).not.toBe('');
    expect(sheets.filter(({ isWinner }) => isWinner).map(({ seat }) => seat)).toEqual(outcome?.winners);
    const totals = sheets.map(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0));
    expect(totals).toEqual(outcome?.scores.map(({ total }) => total));
  });
});
