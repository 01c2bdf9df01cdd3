import { expect, test } from 'vitest';
import type { Action } from './action.ts';
import { rune } from './index.ts';
import { gesture, parse } from './words.ts';

test.each<[string, Action, string]>([
  ['lay:7@2,-1/r1', { type: 'lay', card: 7, turn: 1, x: 2, y: -1 }, 'hand:7 turn:1 field:2,-1'],
  ['lay:16@-32,34/r0', { type: 'lay', card: 16, turn: 0, x: -32, y: 34 }, 'hand:16 turn:0 field:-32,34'],
  ['drop:7', { type: 'drop', card: 7 }, 'hand:7 out'],
  ['mark:green@0,2', { type: 'mark', rune: 2, x: 0, y: 2 }, 'marker:green field:0,2'],
  ['draw', { type: 'draw' }, 'pile'],
  ['place:2,-1', { type: 'place', x: 2, y: -1 }, 'field:2,-1'],
  ['retire', { type: 'retire' }, 'out'],
])('%s is read and written', (word, action, pieces) => {
  expect(parse(word)).toEqual(action);
  expect(rune.format(action)).toBe(word);
  expect(gesture(action).join(' ')).toBe(pieces);
});

test.each([
  ...['lay:7@+2,0/r1', 'lay:07@2,0/r1', 'lay:7@02,0/r1', 'lay:7@-0,0/r1', 'lay:7@2,0/r4', 'lay:7@2,0/r-1', 'lay:7@2,0'],
  ...['lay:0@2,0/r1', 'lay:17@2,0/r1', 'lay:7@35,0/r1', 'lay:7@0,-35/r1', 'lay:7@100,0/r1', 'lay:7@2.5,0/r1'],
  ...['lay:7@2,0/r1 ', ' lay:7@2,0/r1', 'LAY:7@2,0/r1', 'lay:7@2,0/r1\n', 'lay:٧@2,0/r1', 'lay:7@1e1,0/r1'],
  ...['drop:', 'drop:0', 'drop:17', 'drop:01', 'place:2', 'place:2,', 'place:35,0', 'place:-0,0', 'place: 2,0'],
  ...['mark:red@0,0', 'mark:none@0,0', 'mark:blue@0', 'mark:@0,0', 'mark:blue@0,99', 'draw:1', 'Draw', 'retire:'],
])('%j is no word', (word) => {
  expect(parse(word)).toBeNull();
});
