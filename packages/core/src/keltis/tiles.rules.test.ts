import { expect, test } from 'vitest';
import { place } from './material.ts';
import { act, lay, path, player, put, table, whyNot, words } from './testing/fixture.ts';

test('K14: points score at once, the tile stays, and the large figure scores no double', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4 }, 'red');
  put(state, { red: 4 }, undefined, 1);
  lay(state, 'red', 5, 'points-3');
  expect(act(state, 'play:red-1')).toContain('A scored 3 red/5');
  act(state, 'draw:stock', 'play:red-2');
  expect(state.players.map(({ points }) => points)).toEqual([3, 3]);
  expect(state.tiles[place(path('red'), 5)]).toBe('points-3');
});

test('K15: a clover may move any one figure: the same one, another, one from the start, or none', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4, blue: 9, green: 2 }, 'blue');
  lay(state, 'red', 5, 'clover');
  act(state, 'play:red-1');
  expect(state.choice).toBe('clover');
  expect(words(state)).toEqual(['move:red', 'enter:yellow-small', 'enter:violet-small', 'move:green', 'stay']);
  expect(whyNot(state, 'move:blue')).toBe('K15 on-end-stone');
  expect(whyNot(state, 'enter:yellow-large')).toBe('K8 none-at-start');
  expect(whyNot(state, 'enter:green-small')).toBe('K10 path-taken');
  expect(act(state, 'move:red')).toEqual(['A moved small red/6']);
  expect(state.tiles[place(path('red'), 5)]).toBe('clover');
});

test('K15: it may be left, and then the turn goes on', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4 });
  lay(state, 'red', 5, 'clover');
  expect(act(state, 'play:red-1', 'stay')).toContain('A stayed');
  expect(state.choice).toBe('draw');
});

test('K15: entering from the start asks for large or small', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4 });
  lay(state, 'red', 5, 'clover');
  act(state, 'play:red-1');
  expect(words(state)).toContain('enter:blue-large');
  expect(words(state)).toContain('enter:blue-small');
});

test('K15: tiles reached that way work too, and so on', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4, blue: 3, green: 1 }, 'green');
  lay(state, 'red', 5, 'clover');
  lay(state, 'blue', 4, 'clover');
  lay(state, 'green', 2, 'points-2');
  const told = act(state, 'play:red-1', 'move:blue', 'move:green');
  expect(told.slice(1)).toEqual([
    'A moved small red/5',
    'A found-clover red/5',
    'A moved small blue/4',
    'A found-clover blue/4',
    'A moved large green/2',
    'A scored 2 green/2',
  ]);
  expect(state.choice).toBe('draw');
});

test('K16: a wish stone is taken by the first figure to land, and its place is empty from then on', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 4 });
  put(state, { red: 4 }, undefined, 1);
  lay(state, 'red', 5, 'wish');
  expect(act(state, 'play:red-1')).toContain('A took-wish red/5');
  act(state, 'draw:stock', 'play:red-2');
  expect([player(state).wishes, player(state, 1).wishes]).toEqual([1, 0]);
  expect(state.tiles[place(path('red'), 5)]).toBe('none');
});
