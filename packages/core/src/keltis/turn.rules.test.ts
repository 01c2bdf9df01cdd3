import { describe, expect, test } from 'vitest';
import { act, cards, lay, path, player, put, table, whyNot, words } from './testing/fixture.ts';

describe('playing a card', () => {
  test('K5: it goes to the own row of its colour, one row a colour', () => {
    const state = table('red-3 red-5', 'blue-1');
    act(state, 'play:red-3', 'enter:red-small', 'draw:stock', 'discard:blue-1', 'draw:stock', 'play:red-5');
    expect(player(state).rows[path('red')]).toEqual(cards('red-3 red-5'));
    expect(player(state, 1).rows).toEqual([[], [], [], [], []]);
  });

  test('K5: only a card of the own hand can be played or discarded', () => {
    const state = table('red-3', 'blue-1');
    expect(whyNot(state, 'play:blue-1')).toBe('K5 not-in-hand');
    expect(whyNot(state, 'discard:blue-1')).toBe('K12 not-in-hand');
  });

  test('K6: the first two different numbers fix the direction', () => {
    const state = table('red-3 red-5 red-7', 'blue-1');
    player(state).rows[path('red')] = cards('red-4 red-6');
    expect(words(state).filter((word) => word.startsWith('play'))).toEqual(['play:red-7']);
    expect(whyNot(state, 'play:red-5')).toBe('K6 row-goes-up');
    player(state).rows[path('red')] = cards('red-6 red-4');
    expect(words(state).filter((word) => word.startsWith('play'))).toEqual(['play:red-3']);
    expect(whyNot(state, 'play:red-5')).toBe('K6 row-goes-down');
  });

  test('K6: equal numbers are always allowed, and leave an open direction open', () => {
    const state = table('red-3 red-4 red-5', 'blue-1');
    player(state).rows[path('red')] = cards('red-4 red-4');
    expect(words(state).filter((word) => word.startsWith('play')).length).toBe(3);
    player(state).rows[path('red')] = cards('red-2 red-4');
    expect(whyNot(state, 'play:red-4')).toBeNull();
    player(state).rows[path('red')] = cards('red-9 red-4');
    expect(whyNot(state, 'play:red-4')).toBeNull();
  });

  test('K6: a direction once fixed stays, also after equal numbers, and gaps are allowed', () => {
    const state = table('red-2 red-10', 'blue-1');
    player(state).rows[path('red')] = cards('red-3 red-4 red-4');
    expect(whyNot(state, 'play:red-2')).toBe('K6 row-goes-up');
    expect(whyNot(state, 'play:red-10')).toBeNull();
  });

  test('K7: it moves the figure on its path one field, whatever its number', () => {
    const state = table('green-10', 'blue-1');
    put(state, { green: 3, blue: 5 });
    expect(act(state, 'play:green-10')).toEqual(['A played green-10', 'A moved small green/4']);
    expect(player(state).fields).toEqual([0, 0, 0, 4, 5]);
  });

  test('K8: without a figure on the path one enters field 1; large or small is asked', () => {
    const state = table('green-10', 'blue-1');
    act(state, 'play:green-10');
    expect(state.choice).toBe('entry');
    expect(words(state)).toEqual(['enter:green-large', 'enter:green-small']);
    expect(whyNot(state, 'enter:red-large')).toBe('K8 other-path');
    expect(act(state, 'enter:green-large')).toEqual(['A moved large green/1']);
    expect(player(state).large).toBe(path('green'));
    expect(state.choice).toBe('draw');
  });

  test('K8: it is not asked once the large figure is on its way', () => {
    const state = table('green-10', 'blue-1');
    put(state, { red: 1 }, 'red');
    expect(act(state, 'play:green-10')).toContain('A moved small green/1');
    expect(state.choice).toBe('draw');
  });

  test('K8: it is not asked once only the large figure is left', () => {
    const state = table('green-10', 'blue-1');
    put(state, { red: 1, yellow: 1, violet: 1, blue: 1 });
    expect(act(state, 'play:green-10')).toContain('A moved large green/1');
  });

  test('K9: with the figure on the end stone any other figure moves, on its path or from the start', () => {
    const state = table('red-5', 'blue-1');
    put(state, { red: 9, blue: 4 }, 'red');
    act(state, 'play:red-5');
    expect(state.choice).toBe('other-figure');
    expect(words(state)).toEqual(['enter:yellow-small', 'enter:violet-small', 'enter:green-small', 'move:blue']);
    expect(whyNot(state, 'move:red')).toBe('K9 on-end-stone');
    expect(whyNot(state, 'move:yellow')).toBe('K9 none-on-path');
    expect(whyNot(state, 'stay')).toBe('K15 not-now');
    expect(act(state, 'enter:violet-small')).toEqual(['A moved small violet/1']);
  });

  test('K9: the card must still fit its row', () => {
    const state = table('red-5', 'blue-1');
    put(state, { red: 9 });
    player(state).rows[path('red')] = cards('red-6 red-8');
    expect(whyNot(state, 'play:red-5')).toBe('K6 row-goes-up');
  });

  test('K10: a path never gets a second figure of the same player, but players share fields', () => {
    const state = table('red-5', 'blue-1');
    put(state, { red: 9, blue: 4 }, 'red');
    put(state, { blue: 5 }, undefined, 1);
    act(state, 'play:red-5');
    expect(whyNot(state, 'enter:blue-small')).toBe('K10 path-taken');
    act(state, 'move:blue');
    expect([player(state).fields[4], player(state, 1).fields[4]]).toEqual([5, 5]);
  });

  test('K11: a figure that a clover brought onto a path is the one its cards move', () => {
    const state = table('red-5 blue-7', 'green-1');
    put(state, { red: 4 });
    lay(state, 'red', 5, 'clover');
    act(state, 'play:red-5', 'enter:blue-large', 'draw:stock', 'discard:green-1', 'draw:stock');
    expect(act(state, 'play:blue-7')).toEqual(['A played blue-7', 'A moved large blue/2']);
    expect(player(state).rows[path('blue')]).toEqual(cards('blue-7'));
  });
});

describe('discarding and drawing', () => {
  test('K12: a discarded card goes to its colour’s pile, and no figure moves', () => {
    const state = table('green-10 red-2', 'blue-1');
    put(state, { green: 3 });
    expect(act(state, 'discard:green-10')).toEqual(['A discarded green-10']);
    expect(state.discards[path('green')]).toEqual(cards('green-10'));
    expect(player(state).fields[path('green')]).toBe(3);
  });

  test('K12: every card may be discarded, and copies are offered once', () => {
    const state = table('green-10 green-10 red-2', 'blue-1');
    expect(words(state)).toEqual(['play:red-2', 'play:green-10', 'discard:red-2', 'discard:green-10']);
  });

  test('K13: one draws the top of the stock or of a discard pile', () => {
    const state = table('green-10', 'blue-1');
    state.discards[path('blue')] = cards('blue-2 blue-9');
    put(state, { green: 3 });
    act(state, 'play:green-10');
    expect(words(state)).toEqual(['draw:stock', 'draw:blue']);
    expect(whyNot(state, 'draw:red')).toBe('K13 pile-empty');
    act(state, 'draw:blue');
    expect(player(state).hand).toEqual(cards('blue-9'));
    expect(state.discards[path('blue')]).toEqual(cards('blue-2'));
    expect(state.toAct).toBe(1);
  });

  test('K13: never the very card discarded this turn; next turn it may be taken', () => {
    const state = table('green-10', 'blue-1');
    act(state, 'discard:green-10');
    expect(whyNot(state, 'draw:green')).toBe('K13 just-discarded');
    act(state, 'draw:stock', 'discard:blue-1');
    expect(words(state)).toEqual(['draw:stock', 'draw:green']);
  });

  test('K13: after 4 × players turns without progress only the stock may be drawn', () => {
    const state = table('red-1', 'blue-1');
    state.discards[path('green')] = cards('green-1');
    act(state, 'discard:red-1', 'draw:green', 'discard:blue-1', 'draw:red');
    act(state, 'discard:green-1', 'draw:blue', 'discard:red-1', 'draw:green');
    act(state, 'discard:blue-1', 'draw:red', 'discard:green-1', 'draw:blue');
    act(state, 'discard:red-1', 'draw:green', 'discard:blue-1', 'draw:red');
    expect(state.idle).toBe(8);
    act(state, 'discard:green-1');
    expect(words(state)).toEqual(['draw:stock']);
    expect(whyNot(state, 'draw:blue')).toBe('K13 stock-only');
    act(state, 'draw:stock');
    expect(state.idle).toBe(0);
  });

  test('K13: a card played opens the piles again', () => {
    const state = table('red-1', 'blue-1');
    state.discards[path('green')] = cards('green-1');
    state.idle = 8;
    act(state, 'play:red-1', 'enter:red-small');
    expect(words(state)).toEqual(['draw:stock', 'draw:green']);
  });
});
