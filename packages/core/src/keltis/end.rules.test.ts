import { expect, test } from 'vitest';
import { keltis } from './index.ts';
import type { State } from './state.ts';
import { act, lay, player, put, table, whyNot, words } from './testing/fixture.ts';

const totals = (state: State): number[] => keltis.scores(state).map((sheet) => sheet.total);

test('K17: the fifth figure in the goal area ends the game at once, whoever owns the five', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 6, blue: 7, green: 9 });
  put(state, { red: 8, yellow: 7 }, undefined, 1);
  expect(act(state, 'play:red-1')).toEqual(['A played red-1', 'A moved small red/7', 'ended by figures']);
  expect(state).toMatchObject({ toAct: null, choice: 'over', floor: 1 });
  expect(words(state)).toEqual([]);
  expect(whyNot(state, 'draw:stock')).toBe('K17 game-over');
  expect(player(state).hand.length).toBe(0);
});

test('K17: each figure counts once, however far it goes in the goal area', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 7, blue: 7, green: 9 });
  put(state, { red: 8 }, undefined, 1);
  act(state, 'play:red-1');
  expect(state.choice).toBe('draw');
});

test.each(['wish', 'points-3', 'clover'] as const)('K17: the tile it lands on does nothing: %s', (tile) => {
  const state = table('red-1', 'red-2');
  put(state, { red: 6, blue: 7, green: 9 });
  put(state, { red: 8, yellow: 7 }, undefined, 1);
  lay(state, 'red', 7, tile);
  act(state, 'play:red-1');
  expect(player(state)).toMatchObject({ wishes: 0, points: 0 });
  expect(state.tiles).toContain(tile);
  expect(state.choice).toBe('over');
});

test('K17: a clover chain under way stops', () => {
  const state = table('red-1', 'red-2');
  put(state, { red: 1, blue: 6, green: 9 });
  put(state, { red: 8, yellow: 7, blue: 7 }, undefined, 1);
  lay(state, 'red', 2, 'clover');
  lay(state, 'blue', 7, 'clover');
  act(state, 'play:red-1', 'move:blue');
  expect(state.toAct).toBeNull();
});

test('K18: the last stock card ends the game at once', () => {
  const state = table('red-1', 'red-2');
  state.stock.length = 1;
  const told = act(state, 'discard:red-1', 'draw:stock');
  expect(told.at(-1)).toBe('ended by stock');
  expect(state).toMatchObject({ toAct: null, choice: 'over', floor: 2 });
  expect(whyNot(state, 'play:red-2')).toBe('K18 game-over');
});

test('K19: each figure scores its field, the large one double, minus points too, and 0 on the start field', () => {
  const state = table('', '');
  put(state, { red: 9, yellow: 4, violet: 1 }, 'red');
  put(state, { red: 2, blue: 8 }, 'red', 1);
  const sheets = keltis.scores(state);
  expect(sheets[0]?.lines).toEqual([
    { key: 'figure', points: 20, values: { path: 'red', field: 9, size: 'large' } },
    { key: 'figure', points: 1, values: { path: 'yellow', field: 4, size: 'small' } },
    { key: 'figure', points: -4, values: { path: 'violet', field: 1, size: 'small' } },
    { key: 'figure-at-start', points: 0, values: { size: 'small' } },
    { key: 'figure-at-start', points: 0, values: { size: 'small' } },
    { key: 'wishes', points: -4, values: { wishes: 0 } },
    { key: 'tiles', points: 0, values: {} },
  ]);
  expect(totals(state)).toEqual([13, -6 + 7 - 4]);
});

test('K19: a large figure still at the start is told apart', () => {
  const state = table('', '');
  put(state, { red: 3 });
  const sizes = keltis
    .scores(state)[0]
    ?.lines.filter(({ key }) => key === 'figure-at-start')
    .map(({ values }) => values.size);
  expect(sizes).toEqual(['large', 'small', 'small', 'small']);
});

test.each([
  [0, -4],
  [1, -3],
  [2, 2],
  [3, 3],
  [4, 6],
  [5, 10],
  [6, 10],
  [9, 10],
])('K20: %i wish stones score %i', (wishes, points) => {
  const state = table('', '');
  player(state).wishes = wishes;
  player(state).points = 2;
  expect(totals(state)[0]).toBe(points + 2);
});

test('K21: most points win, and a tie has several winners', () => {
  const state = table('', '', '');
  state.toAct = null;
  player(state, 1).points = 3;
  expect(keltis.winners(state)).toEqual([1]);
  player(state, 2).points = 3;
  expect(keltis.winners(state)).toEqual([1, 2]);
});

test('K21: nobody has won before the end', () => {
  expect(keltis.winners(table('', ''))).toEqual([]);
});
