import { describe, expect, test } from 'vitest';
import { NO_CARD } from './material.ts';
import type { State } from './state.ts';
import { act, bury, deal, lay, own, player, table, whyNot, words } from './testing/fixture.ts';

/** A display with known cards: costs 4 3 3 2 2 1 from left to right. */
const DISPLAY = [11, 12, 13, 21, 14, 16];

function summoning(...hand: number[]): State {
  const state = table();
  lay(state, DISPLAY);
  deal(state, 0, hand);
  act(state, 'summon');
  return state;
}

test('S10: cards of one magic colour and multicolour cards are played together', () => {
  const state = summoning(100, 101, 105, 107);
  expect(words(state)).toEqual(['magic:100', 'magic:101', 'magic:105', 'magic:107']);
  act(state, 'magic:105', 'magic:101');
  expect(words(state)).toEqual(['magic:107', 'done']);
  expect(whyNot(state, 'magic:100')).toBe('S10 other-magic');
});

test('S10: at least one card must be played, and it must be in hand', () => {
  const state = summoning(100, 101, 102);
  expect(whyNot(state, 'done')).toBe('S10 no-magic');
  expect(whyNot(state, 'magic:107')).toBe('S10 not-in-hand');
});

test('S10: that no further card fits is not told: the player says when it is enough', () => {
  const state = summoning(100, 101, 102);
  act(state, 'magic:100');
  expect([state.choice, words(state)]).toEqual(['magic', ['done']]);
  act(state, 'done');
  expect([state.choice, words(state)]).toEqual(['take', ['take:6', 'done']]);
});

test('S10: with no card left in hand, as everybody sees, the magic is spent at once', () => {
  const state = summoning(107);
  act(state, 'magic:107');
  expect(state.choice).toBe('take');
});

test('S11: three magic summon the blue card for 2 and the green card for 1', () => {
  const state = summoning(107, 100, 101);
  act(state, 'magic:107', 'done');
  expect(words(state)).toEqual(['take:2', 'take:3', 'take:4', 'take:5', 'take:6', 'done']);
  act(state, 'take:4');
  expect(words(state)).toEqual(['take:6', 'done']);
  act(state, 'take:6');
  expect(player(state).discard).toEqual([21, 16, 107]);
});

test('S11: a slot that costs more than the magic left is closed, and so is an empty one', () => {
  const state = summoning(107, 100, 101);
  act(state, 'magic:107', 'done');
  expect(whyNot(state, 'take:1')).toBe('S11 too-dear');
  act(state, 'take:6');
  expect(whyNot(state, 'take:6')).toBe('S11 slot-empty');
});

test('S11: taking nothing is allowed', () => {
  const state = summoning(107, 100, 101);
  act(state, 'magic:107', 'done', 'done');
  expect([state.toAct, state.display, player(state).discard]).toEqual([1, DISPLAY, [107]]);
});

test('S12: played and summoned cards go to the own discard pile', () => {
  const state = summoning(100, 101, 106);
  act(state, 'magic:100', 'magic:106', 'done', 'take:5', 'take:6');
  expect(player(state).discard).toEqual([14, 16, 100, 106]);
  expect(player(state).owned).toEqual([14, 16, 100, 101, 102, 103, 104, 105, 106, 107]);
});

describe('the display afterwards', () => {
  test('S13: cards close up to the right, and new ones enter from the left', () => {
    const state = summoning(107, 100, 101);
    const [next, after] = [state.pile.at(-1), state.pile.at(-2)];
    const events = act(state, 'magic:107', 'done', 'take:4', 'take:6');
    expect(state.display).toEqual([after, next, 11, 12, 13, 14]);
    expect(events).toContain('slid 14 5→6');
    expect(events).toContain(`entered ${next} slot 2`);
  });

  test('S13: an empty pile is renewed from the discard pile', () => {
    const state = summoning(107, 100, 101);
    state.pile = [];
    state.discard = [70];
    const events = act(state, 'magic:107', 'done', 'take:6', 'done');
    expect(events).toContain('shuffled creatures');
    expect([state.display, state.discard]).toEqual([[70, 11, 12, 13, 21, 14], []]);
  });

  test('S13: with both empty slots stay open on the left', () => {
    const state = summoning(107, 100, 101);
    state.pile = [];
    act(state, 'magic:107', 'done', 'take:4', 'take:6');
    expect(state.display).toEqual([NO_CARD, NO_CARD, 11, 12, 13, 14]);
  });

  test('S13: open slots fill as soon as a card reaches the discard pile', () => {
    const state = table();
    lay(state, DISPLAY);
    deal(state, 0, [67, 70, 100]);
    state.pile = [];
    state.display = [NO_CARD, NO_CARD, ...DISPLAY.slice(2)];
    act(state, 'abilities', 'play:67', 'play:70', 'done');
    expect(state.display).toEqual([NO_CARD, 70, ...DISPLAY.slice(2)]);
  });
});

test('S10: someone without cards may summon with the magic stone only', () => {
  const state = table();
  deal(state, 0, []);
  expect(whyNot(state, 'summon')).toBe('S10 empty-hand');
  own(state, 0, 'magic');
  expect(whyNot(state, 'summon')).toBeNull();
});

test('S13: common cards that were buried come back only when the pile is empty', () => {
  const state = summoning(107, 100, 101);
  bury(state, [70]);
  act(state, 'magic:107', 'done', 'take:6', 'done');
  expect(state.discard).toEqual([70]);
});
