import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { commonCards, printOf } from './deck.ts';
import { runeStones } from './index.ts';
import { BASE_RUNES, COLORS, RUNES, SLOT_COSTS, STONES } from './material.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import * as fixture from './testing/fixture.ts';

const BASE: Options = { nocturnal: false, runes: BASE_RUNES };
const deal = (seats: number, seed = 0): State => runeStones.setup(BASE, seats, [seed, 0, 0, 0]);

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('S1: %i players find %i rune stones of each kind', (seats, copies) => {
  const { runes } = deal(seats);
  expect(BASE_RUNES.map((kind) => runes[kind])).toEqual(BASE_RUNES.map(() => copies));
  expect(RUNES.filter((kind) => runes[kind] > 0)).toEqual(BASE_RUNES);
});

test('S1: an artefact lies on each forge, 23 in the pile, eight wild ones on their forge', () => {
  const { forges, artefacts, wilds } = deal(2);
  expect([forges.length, artefacts.length, wilds]).toEqual([5, 23, 8]);
  const all = [...forges, ...artefacts];
  for (const color of COLORS) expect(all.filter((artefact) => artefact === color).length).toBe(7);
});

test('S2: each player has a gem of each kind from the supply, four of eight druids in hand, and no points', () => {
  const { players, supply } = deal(3);
  for (const { hand, pile, owned, stones, points } of players) {
    expect(stones).toEqual({ green: 1, red: 1, blue: 1, yellow: 1, wild: 1, ore: 0 });
    expect([...hand, ...pile].sort()).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
    expect([hand.length, owned.length, points]).toEqual([4, 8, 0]);
  }
  expect(STONES.map((stone) => supply[stone])).toEqual([12, 12, 12, 12, 12, 20]);
});

test('S3: six creatures lie in the display and none of them is a dragon, in any game', () => {
  for (let seed = 0; seed < 100; seed++) {
    const { display, pile } = deal(2, seed);
    expect(display.every((card) => printOf(null, card).color !== 'multi')).toBe(true);
    expect([...display, ...pile].sort((a, b) => a - b)).toEqual(commonCards(null, false));
  }
  expect(SLOT_COSTS).toEqual([4, 3, 3, 2, 2, 1]);
});

test('S3: dragons that were set aside lie anywhere in the pile', () => {
  const depths = new Set<number>();
  for (let seed = 0; seed < 1_000; seed++) depths.add(deal(2, seed).pile.indexOf(71));
  expect(depths.size).toBe(62);
});

test('S4: every seat comes to begin, and holds the start marker', () => {
  const states = Array.from({ length: 60 }, (_, seed) => deal(4, seed));
  expect([...new Set(states.map((state) => state.toAct))].sort()).toEqual([0, 1, 2, 3]);
  expect(states.every((state) => state.first === state.toAct)).toBe(true);
});

test('S4: turns go around in the order of the seats', () => {
  const state = fixture.table({}, 3);
  const turns = Array.from({ length: 4 }, () => {
    const { toAct } = state;
    fixture.deal(state, toAct ?? 0, [107]);
    fixture.act(state, 'summon', 'magic:107', 'done');
    return toAct;
  });
  expect(turns).toEqual([0, 1, 2, 0]);
});

test('S5: a turn begins with a choice of the three actions', () => {
  const state = deal(2);
  const words = runeStones.legal(state).map(runeStones.format);
  expect([state.choice, words.slice(0, 2)]).toEqual(['turn', ['summon', 'abilities']]);
  expect(words.slice(2).every((word) => /^forge:([1-5]|wild)$/.test(word))).toBe(true);
  expect(at(words, 0)).toBe('summon');
});
