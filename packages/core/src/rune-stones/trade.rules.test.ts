import { describe, expect, test } from 'vitest';
import type { Artefact, Gem } from './material.ts';
import type { State } from './state.ts';
import { act, deal, fit, own, player, table, whyNot, words } from './testing/fixture.ts';

/** Seat 0 has done its action without effect, and its rows are as given. */
function trading(...rows: { readonly [G in Gem]?: Artefact }[]): State {
  const state = table();
  deal(state, 0, [100, 101, 102]);
  for (const [index, row] of rows.entries()) fit(state, 0, index, row);
  act(state, 'summon', 'magic:100', 'done', 'done');
  return state;
}

describe('trading in', () => {
  test('S40: two artefacts of the lower row bring three points and a rune stone', () => {
    const state = trading({ green: 'green' }, { red: 'red', blue: 'blue' });
    expect(words(state)).toEqual(['trade:2', 'done']);
    expect(whyNot(state, 'trade:1')).toBe('S40 row-too-short');
    act(state, 'trade:2');
    expect([state.choice, player(state).points]).toEqual(['rune', 3]);
    act(state, 'rune:plus');
    expect(player(state).runes).toEqual(['plus']);
  });

  test.each([
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
  ])('S40: %i artefacts are worth %i points', (count, points) => {
    const all = { green: 'green', red: 'red', blue: 'blue', yellow: 'yellow', wild: 'wild' } as const;
    const state = trading(Object.fromEntries(Object.entries(all).slice(0, count)));
    act(state, 'trade:1');
    expect(player(state).points).toBe(points);
  });

  test('S40: both rows in one turn, or none', () => {
    const state = trading({ green: 'green', red: 'red' }, { red: 'red', blue: 'blue', wild: 'wild' });
    act(state, 'trade:1', 'rune:magic', 'trade:2', 'rune:double-die');
    expect([player(state, 0).points, state.toAct]).toEqual([9, 1]);
    const other = trading({ green: 'green', red: 'red' });
    act(other, 'done');
    expect([player(other).points, other.toAct]).toEqual([0, 1]);
  });
});

describe('the rune stone', () => {
  test('S41: any kind that is left on the board, and one must be taken', () => {
    const state = trading({ green: 'green', red: 'red' });
    state.runes.magic = 0;
    act(state, 'trade:1');
    expect(words(state)).toHaveLength(7);
    expect(whyNot(state, 'rune:magic')).toBe('S41 rune-gone');
    expect(whyNot(state, 'rune:keep-highest')).toBe('S41 rune-gone');
    expect(whyNot(state, 'done')).toBe('S41 not-now');
  });

  test('S41: with four stones, or none left that one has not, only points', () => {
    const state = trading({ green: 'green', red: 'red' });
    own(state, 0, 'magic', 'hand', 'plus', 'double-die');
    act(state, 'trade:1');
    expect([state.toAct, player(state).runes.length]).toEqual([1, 4]);
  });

  test('S58: never two equal stones', () => {
    const state = table({}, 3);
    deal(state, 0, [100, 101, 102]);
    own(state, 0, 'magic');
    fit(state, 0, 0, { green: 'green', red: 'red' });
    act(state, 'summon', 'magic:100', 'done', 'done', 'trade:1');
    expect(state.runes.magic).toBe(1);
    expect(whyNot(state, 'rune:magic')).toBe('S58 rune-owned');
  });
});

test('S42: coloured artefacts go to the open discard, wild ones back to their forge', () => {
  const state = trading({ green: 'green', red: 'wild', wild: 'wild' });
  expect(state.wilds).toBe(6);
  act(state, 'trade:1', 'rune:magic');
  expect([state.scrap, state.wilds]).toEqual([['green'], 8]);
});

describe('the refill', () => {
  test('S45: two cards make four again', () => {
    const state = table();
    deal(state, 0, [100, 101, 102, 103]);
    const events = act(state, 'abilities', 'play:100', 'play:101', 'done');
    expect(events.filter((event) => event.startsWith('A drew'))).toHaveLength(2);
    expect(player(state)).toMatchObject({ hand: { length: 4 }, pile: { length: 2 } });
  });

  test('S45: an empty pile is renewed from the discard pile', () => {
    const state = table();
    deal(state, 0, [100, 101, 102, 103]);
    const own = player(state);
    own.discard = own.pile.splice(0);
    expect(act(state, 'abilities', 'play:100', 'play:101', 'done')).toContain('A shuffled-own');
    expect([own.hand.length, own.pile.length, own.discard.length]).toEqual([4, 3, 0]);
  });

  test('S45: fewer cards in all: what there is', () => {
    const state = table();
    deal(state, 0, [100, 101, 102]);
    const own = player(state);
    own.box = own.pile.splice(0);
    own.owned = [100, 101, 102];
    act(state, 'abilities', 'play:100', 'play:102', 'done');
    expect(own.hand).toEqual([100, 101]);
  });

  test('S45: a hand is never discarded down', () => {
    const state = table();
    deal(state, 0, [100, 101, 102, 103, 104, 105]);
    act(state, 'summon', 'magic:100', 'done', 'done');
    expect(player(state).hand).toHaveLength(5);
  });
});
