import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { keltis, type State } from '../keltis/index.ts';
import { probe } from '../keltis/testing/probe.ts';
import { keepsLaws } from './contract.ts';

type Keltis = typeof keltis;

/** Keltis with one thing done wrong, and what the law against it says. */
const MUTANTS: Readonly<Record<string, [Partial<Keltis>, RegExp]>> = {
  'nothing legal': [{ legal: () => [] }, /something is legal/],
  'an action left out for the mover’s own view': [
    { legal: (view) => keltis.legal(view).slice(view.stock[0] === null ? 1 : 0) },
    /in their own view/,
  ],
  'one word for all': [{ format: () => 'stay' }, /words are unique/],
  'one gesture for all': [{ gesture: () => ['stock'] }, /no gesture/],
  'a reason for everything': [{ why: () => ({ rule: 'K1', key: 'no', values: {} }) }, /why is null/],
  'a reason for nothing': [{ why: () => null }, /why is null|decides nothing/],
  'open hands': [{ view: (state) => keltis.clone(state) }, /everything but the secrets/],
  'a view that hides too much': [
    { view: (state, viewer) => ({ ...keltis.view(state, viewer), discards: [[], [], [], [], []] }) },
    /everything but the secrets/,
  ],
  'events for everyone': [{ viewEvent: (event) => ({ ...event }) }, /an event tells|decides nothing/],
  'a view that shares': [
    { view: (state, viewer) => ({ ...keltis.view(state, viewer), tiles: state.tiles }) },
    /share nothing/,
  ],
  'a clone that shares': [{ clone: (state) => ({ ...state }) }, /clones are independent/],
  'a floor that is too low': [
    {
      play: (state, action, emit) => {
        keltis.play(state, action, emit);
        state.floor = 0;
      },
    },
    /since the floor/,
  ],
  'a card that is lost': [
    {
      play: (state, action, emit) => {
        keltis.play(state, action, emit);
        if (state.ply === 20) at(state.players, 0).hand.pop();
      },
    },
    /broken law/,
  ],
  'no points on the sheet': [
    { scores: (view) => keltis.scores(view).map((sheet) => ({ ...sheet, total: sheet.total + 1 })) },
    /score sheets add up/,
  ],
  'a table that tells whether the mover’s lowest card is odd': [
    {
      play: (state, action, emit) => {
        const { hand } = at(state.players, state.toAct ?? 0);
        keltis.play(state, action, emit);
        state.idle = (hand[0] ?? 0) % 2;
      },
    },
    /decides nothing that the viewer sees/,
  ],
  'no winner': [{ winners: () => [] }, /somebody wins/],
};

test('Keltis itself keeps every law', () => {
  keepsLaws(keltis, probe, { seats: 2, games: 2, every: 1 });
});

test.each(Object.entries(MUTANTS))('the laws find %s', (_, [change, law]) => {
  expect(() => keepsLaws({ ...keltis, ...change }, probe, { seats: 2, games: 2, every: 1 })).toThrow(law);
});

test('that hidden cards tell nothing cannot be said where no other cards are found', () => {
  const redeal = (state: State): State => ({ ...state, toAct: null });
  expect(() => keepsLaws(keltis, { ...probe, redeal }, { seats: 2, games: 2 })).toThrow('nothing to be compared with');
});
