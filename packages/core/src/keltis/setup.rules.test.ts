import { expect, test } from 'vitest';
import { keltis } from './index.ts';
import { FIELD_POINTS, place, TILE_FIELDS, TILES } from './material.ts';
import type { State } from './state.ts';
import { act, table, words } from './testing/fixture.ts';

const deal = (seats: number, seed = 0): State => keltis.setup({}, seats, [seed, 0, 0, 0]);

const total = (state: State): number =>
  state.stock.length + state.removed.length + state.players.reduce((sum, player) => sum + player.hand.length, 0);

test('K1: turns go around in the order of the seats', () => {
  const state = table('red-1 red-2', 'red-3', 'red-4');
  const turns = Array.from({ length: 4 }, () => {
    const { toAct } = state;
    act(state, words(state).find((word) => word.startsWith('discard:')) ?? '', 'draw:stock');
    return toAct;
  });
  expect(turns).toEqual([0, 1, 2, 0]);
});

test('K1: two to four play, and every seat comes to begin', () => {
  expect(keltis.seats).toEqual({ min: 2, max: 4 });
  const first = new Set(Array.from({ length: 60 }, (_, seed) => deal(4, seed).toAct));
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
});

test('K2: all figures stand on the start field, and scores are 0', () => {
  for (const player of deal(3).players) {
    expect(player.fields).toEqual([0, 0, 0, 0, 0]);
    expect(player).toMatchObject({ large: null, points: 0, wishes: 0, rows: [[], [], [], [], []] });
  }
  expect(FIELD_POINTS).toEqual([0, -4, -3, -2, 1, 2, 3, 6, 7, 10]);
});

test('K3: all 25 tiles lie open on the 25 tile places, and lie differently in other games', () => {
  const state = deal(2);
  const places = TILE_FIELDS.flatMap((fields, path) => fields.map((field) => place(path, field)));
  expect(places.length).toBe(25);
  expect(places.map((where) => state.tiles[where]).sort()).toEqual(TILES.slice().sort());
  expect(state.tiles.filter((tile) => tile !== 'none').length).toBe(25);
  expect(keltis.view(state, null).tiles).toEqual(state.tiles);
  expect(deal(2, 1).tiles).not.toEqual(state.tiles);
});

test('K3: there are nine wish stones, nine clovers, and points 1 1 2 2 2 3 3', () => {
  const count = (tile: string): number => TILES.filter((other) => other === tile).length;
  expect(['wish', 'clover', 'points-1', 'points-2', 'points-3'].map(count)).toEqual([9, 9, 2, 3, 2]);
});

test.each([
  [2, 64, 30],
  [3, 86, 0],
  [4, 78, 0],
])('K4: %i players get eight cards each, %i lie in the stock, %i left unseen', (seats, stock, removed) => {
  const state = deal(seats);
  expect(state.players.map((player) => player.hand.length)).toEqual(Array.from({ length: seats }, () => 8));
  expect([state.stock.length, state.removed.length, total(state)]).toEqual([stock, removed, 110]);
});

test('K4: each of the 55 faces is there twice', () => {
  const { stock, players } = deal(3);
  const all = [...stock, ...players.flatMap((player) => player.hand)].sort((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: 110 }, (_, index) => Math.floor(index / 2)));
});
