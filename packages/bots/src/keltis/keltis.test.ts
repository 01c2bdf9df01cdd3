import { at } from '@dolmen/core';
import { type Card, keltis, PATHS, place, type State, type Tile } from '@dolmen/core/keltis';
import { expect, test } from 'vitest';
import { drawByRating } from '../choose.ts';
import { dice } from '../dice.ts';
import { keltisEvaluator } from './index.ts';

const COLORS = ['red', 'yellow', 'violet', 'green', 'blue'];

function card(name: string): Card {
  const [color = '', number] = name.split('-');
  return COLORS.indexOf(color) * 11 + Number(number);
}
const cards = (names: string): Card[] => names.split(' ').filter(Boolean).map(card);

/** Two players without tiles, seat 0 to act; hands and rows as named, a figure a card on the path of each row. */
function table(hand: string, own: readonly string[] = [], other: readonly string[] = []): State {
  const state = keltis.setup({}, 2, [1, 2, 3, 4]);
  state.toAct = 0;
  state.tiles = state.tiles.map((): Tile => 'none');
  at(state.players, 0).hand = cards(hand).sort((a, b) => a - b);
  for (const [seat, rows] of [own, other].entries()) for (const row of rows) lay(state, seat, cards(row));
  return state;
}

function lay(state: State, seat: number, row: Card[]): void {
  const path = Math.floor(at(row, 0) / 11);
  at(state.players, seat).rows[path] = row;
  at(state.players, seat).fields[path] = row.length;
}

function ratingsOf(state: State): (word: string) => number {
  const actions = keltis.legal(state);
  const ratings = keltisEvaluator.rate(state, actions);
  return (word) => at(ratings, actions.map(keltis.format).indexOf(word));
}

test('the nearest card of a row comes first', () => {
  const rating = ratingsOf(table('red-4 red-9 blue-5', ['red-2 red-3']));
  expect(rating('play:red-4')).toBeGreaterThan(rating('play:red-9'));
});

test('a path with one card to go is not opened late', () => {
  const state = table('red-4 blue-5', ['red-2 red-3']);
  state.stock = state.stock.slice(0, 6);
  const rating = ratingsOf(state);
  expect(rating('play:red-4')).toBeGreaterThan(rating('play:blue-5'));
  expect(rating('discard:blue-5')).toBeGreaterThan(rating('play:blue-5'));
});

test('a card that helps the next player is not discarded if another does not', () => {
  const own = ['blue-8 blue-7 blue-6', 'green-8 green-7 green-6'];
  const rating = ratingsOf(table('blue-9 green-9 red-1', own, ['blue-7 blue-8 blue-8']));
  expect(rating('discard:green-9')).toBeGreaterThan(rating('discard:blue-9'));
});

test('a card that fits a row is taken from its pile, one that does not is left there', () => {
  const state = table('red-4 blue-5', ['red-2 red-3', 'green-8 green-5']);
  state.choice = 'draw';
  state.discards[0] = cards('red-4');
  state.discards[3] = cards('green-9');
  const rating = ratingsOf(state);
  expect(rating('draw:red')).toBeGreaterThan(rating('draw:stock'));
  expect(rating('draw:green')).toBeLessThan(rating('draw:stock'));
});

test('wish stones draw figures to them', () => {
  const state = table('red-4 blue-4', ['red-2 red-3', 'blue-2 blue-3']);
  state.tiles[place(4, 3)] = 'wish';
  const rating = ratingsOf(state);
  expect(rating('play:blue-4')).toBeGreaterThan(rating('play:red-4'));
});

test('the large figure enters where many steps are to come', () => {
  const entering = (hand: string): number => {
    const state = table(hand);
    keltis.play(state, { type: 'play', card: card('red-1') });
    const rating = ratingsOf(state);
    return rating('enter:red-large') - rating('enter:red-small');
  };
  expect(entering('red-1 red-2 red-3 red-4 red-5 red-6 red-7')).toBeGreaterThan(0);
  expect(entering('red-1 blue-1 blue-2 blue-3 blue-4 blue-5 blue-6')).toBeLessThan(0);
});

test('who leads ends the game, who is behind does not', () => {
  const rows = PATHS.slice(0, 3).map((path) => Array.from({ length: 7 }, () => `${COLORS[path]}-3`).join(' '));
  const own = [...rows.slice(0, 2), 'green-1 green-1 green-2 green-2 green-3 green-3'];
  const ahead = table('green-4 yellow-9', own, rows.slice(0, 2));
  at(ahead.players, 0).points = 10;
  expect(ratingsOf(ahead)('play:green-4')).toBeGreaterThan(ratingsOf(ahead)('discard:yellow-9'));
  const behind = table('green-4 yellow-9', own, rows.slice(0, 2));
  at(behind.players, 1).points = 30;
  expect(ratingsOf(behind)('play:green-4')).toBeLessThan(ratingsOf(behind)('discard:yellow-9'));
});

test('what is kept of earlier looks at a table changes no rating: a copy, seen for the first time, is rated the same', () => {
  const state = keltis.setup({}, 3, [5, 6, 7, 8]);
  const roll = dice([8, 7, 6, 5]);
  while (state.toAct !== null) {
    const actions = keltis.legal(state);
    const ratings = keltisEvaluator.rateTuned(state, actions);
    expect(keltisEvaluator.rateTuned(keltis.clone(state), actions)).toEqual(ratings);
    expect(keltisEvaluator.rateTuned(state, actions)).toEqual(ratings);
    keltis.play(state, at(actions, drawByRating(ratings, 1, roll)));
  }
});
