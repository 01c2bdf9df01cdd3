import type { GameId } from '@dolmen/core';
import { CATALOGUES, LANGUAGES } from '@dolmen/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localTable, settingFor } from '../../practice/testing/local-table.ts';
import { createSession } from '../../session/create-session.ts';
import { GUIDE_SEEDS, guideHash } from '../guide-hash.ts';
import { Guide, type Progress } from './guide.ts';
import { GUIDES } from './index.ts';
import { readProgress } from './progress.ts';
import { walkThrough } from './testing/walk.ts';

const GAMES: readonly GameId[] = ['keltis', 'rune', 'rune-stones'];
const OTHER_SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Matches in this process keep nothing. */
const silent: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};
const known = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
beforeEach(() => Object.defineProperty(globalThis, 'localStorage', { value: silent, configurable: true }));
afterEach(() => {
  if (known) Object.defineProperty(globalThis, 'localStorage', known);
});

function begin(game: GameId, progress: Progress | null = null) {
  const table = localTable(settingFor(game, 2, GUIDE_SEEDS[game]));
  const session = createSession(table.source);
  return { table, session, guide: new Guide(session, GUIDES[game], progress) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe.each(GAMES)('the guide of %s', (game) => {
  test('shows every step, in order, to one who does what it points at', async () => {
    const walk = await walkThrough(game, GUIDE_SEEDS[game]);
    expect(walk.texts).toEqual(GUIDES[game].steps.map(({ text }) => text));
    expect(walk.isOver).toBe(true);
  });

  test('lets the person begin', () => {
    expect(begin(game).session.get().view.toAct).toBe(0);
  });

  test.each(OTHER_SEEDS)('comes to its end in another deal too (%s)', async (seed) => {
    expect((await walkThrough(game, seed)).isOver).toBe(true);
  });

  test('can be read without doing anything', () => {
    const { guide } = begin(game);
    for (let step = 0; step < GUIDES[game].steps.length; step++) guide.next();
    expect(guide.get().isOver).toBe(true);
  });

  test.each(LANGUAGES)('has a text of its own for every step in %s', (language) => {
    const texts = GUIDES[game].steps.map(({ text }) => CATALOGUES[language][text]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('has an address that says so', () => {
    const wish = new URLSearchParams(guideHash(game).split('?')[1]);
    expect([wish.get('game'), wish.get('seed'), wish.get('guide')]).toEqual([game, GUIDE_SEEDS[game], '1']);
  });
});

describe('a guide', () => {
  test('points at the piece that is to be touched, until it is closed', () => {
    const { guide, session } = begin('keltis');
    guide.next();
    expect(session.get().pointed).toEqual(['hand:violet-0']);
    guide.close();
    expect(session.get().pointed).toEqual([]);
    guide.resume();
    expect(session.get().pointed).toEqual(['hand:violet-0']);
  });

  test('leaves it to others to point', () => {
    const { guide, session } = begin('keltis');
    session.point(['stock']);
    guide.next();
    expect(session.get().pointed).toEqual(['stock']);
    session.point([]);
    expect(session.get().pointed).toEqual(['hand:violet-0']);
  });

  test('tells gently that something else was done, and goes on when it is done', async () => {
    const { guide, session, table } = begin('keltis');
    guide.next();
    session.play('discard:red-1');
    await settled();
    expect(guide.get()).toMatchObject({ index: 1, hint: 'other' });
    session.play('draw:stock');
    await settled();
    table.letAll();
    expect(guide.get()).toMatchObject({ index: 1, hint: null });
    session.play('play:violet-0');
    await settled();
    expect(guide.step?.text).toBe('help.guide.keltis.enter');
  });

  test('steps back with what is taken back', async () => {
    const { guide, session } = begin('keltis');
    guide.next();
    session.play('play:violet-0');
    await settled();
    expect(guide.step?.text).toBe('help.guide.keltis.enter');
    session.undo();
    await settled();
    expect(guide.get().index).toBeLessThan(3);
  });

  test('goes on after the page was loaded again, but not in another match', async () => {
    const { guide, session, table } = begin('keltis');
    guide.next();
    session.play('play:violet-0');
    await settled();
    const progress = { index: guide.get().index, ply: session.get().view.ply };
    expect(new Guide(createSession(table.source), GUIDES.keltis, progress).get().index).toBe(progress.index);
    expect(begin('keltis', progress).guide.get().index).toBe(0);
  });

  test('keeps only what makes sense', () => {
    expect(readProgress({ index: 3, ply: 7 })).toEqual({ index: 3, ply: 7 });
    for (const stored of [null, 3, {}, { index: -1, ply: 2 }, { index: 1, ply: 'x' }])
      expect(readProgress(stored)).toBeNull();
  });
});
