import { expect, test } from 'vitest';
import { scores } from './score.ts';
import { act, position, whyNot, words } from './testing/fixture.ts';

// A is to act; masters of the opponent are marked b.

test('R7: enlarging an area of the opponent is allowed', () => {
  const state = position({ laid: ['10@0,0/r1'], picture: ['R B Bb', 'B G G', 'B G .'], hand: [2] });
  expect(whyNot(state, 'lay:2@0,1/r1')).toBeNull();
  act(state, 'lay:2@0,1/r1');
  expect(scores(state)[1]?.lines).toEqual([{ key: 'area', points: 5, values: { rune: 'blue', runes: 5, x: 2, y: 0 } }]);
});

test('R7: joining two free areas is allowed', () => {
  // The greens at 1,0 and 1,2 meet at 1,1.
  const state = position({ laid: ['7@-1,1/r3'], picture: ['. B G', 'G B R', 'B Bb G'], hand: [3] });
  expect(whyNot(state, 'lay:3@-1,0/r3')).toBeNull();
});

test('R7: joining an own area to a free one is allowed', () => {
  const state = position({ laid: ['5@0,1/r3'], picture: ['B G .', 'B R G', 'Bb Ga B'], hand: [4] });
  expect(whyNot(state, 'lay:4@0,0/r3')).toBeNull();
});

test('R7: joining two own areas is allowed', () => {
  const picture = ['Ba Gb', 'G B', 'B R', 'B R', 'Ba G'];
  const state = position({ laid: ['13@0,-2/r0'], picture, hand: [11] });
  expect(whyNot(state, 'lay:11@0,-1/r0')).toBeNull();
});

test("R7: joining a free area to an opponent's is refused", () => {
  // The blue at -1,-1 would reach those at -1,2 over two new runes.
  const laid = ['12@-1,-1/r2', '16@-1,1/r3'];
  const state = position({ laid, picture: ['Bb G .', 'R B G', 'R B G', 'B B G'], hand: [1] });
  expect(whyNot(state, 'lay:1@-1,0/r3')).toBe('R7 unites');
  const free = position({ laid, picture: ['B G .', 'R B G', 'R B G', 'B B G'], hand: [1] });
  expect(whyNot(free, 'lay:1@-1,0/r3')).toBeNull();
});

test("R7: joining an own area to an opponent's is refused", () => {
  const laid = ['12@-1,-1/r2', '16@-1,1/r3'];
  const state = position({ laid, picture: ['Bb G .', 'R B G', 'R B G', 'Ba B G'], hand: [1] });
  expect(whyNot(state, 'lay:1@-1,0/r3')).toBe('R7 unites');
});

test('R7: joining two areas of the opponent is refused', () => {
  const laid = ['12@-1,-1/r2', '16@-1,1/r3'];
  const state = position({ laid, picture: ['Bb G .', 'R B G', 'R B G', 'Bb B G'], hand: [1] });
  expect(whyNot(state, 'lay:1@-1,0/r3')).toBe('R7 unites');
});

test('R7: a rune upon an equal one is still part of its area, if nothing else is left of it', () => {
  // Of the free area 2,1 and 2,2 the card covers both, the first with an equal rune.
  const picture = ['B G .', 'Bb G B', 'G R B'];
  const state = position({ laid: ['5@0,1/r1'], picture, hand: [16] });
  expect(whyNot(state, 'lay:16@1,0/r0')).toBe('R7 unites');
});

test('R7: splitting an area with a master in it is allowed, and it is controlled where the master stands', () => {
  const picture = ['Bb G', 'B R', 'B G', 'B R', 'B G'];
  const state = position({ laid: ['11@0,2/r0'], picture, hand: [15] });
  expect(whyNot(state, 'lay:15@0,1/r0')).toBeNull();
  act(state, 'lay:15@0,1/r0');
  expect(scores(state)[1]?.lines).toEqual([{ key: 'area', points: 2, values: { rune: 'blue', runes: 2, x: 0, y: 0 } }]);
  expect(whyNot(state, 'place:0,1')).toBe('R8 their-area');
  expect(whyNot(state, 'place:0,4')).toBeNull();
});

test('R7: what a card splits off it may join to another area', () => {
  // Red at 0,2 cuts 0,3 off from the master, and 1,3 joins it to 2,3.
  const laid = ['3@-1,-2/r2', '5@0,2/r3'];
  const picture = ['G G . .', 'R Bb . .', 'B B G .', '. B R .', '. B R G', '. B G B'];
  const state = position({ laid, picture, hand: [6] });
  expect(whyNot(state, 'lay:6@0,1/r2')).toBeNull();
});

test('R7: an area split and joined again by the same card was one area before', () => {
  // Green at 0,0 cuts the ring of blues; blue at -1,1 closes it another way.
  const laid = ['8@-1,1/r3', '7@-3,0/r1'];
  const state = position({ laid, picture: ['G Bb B B G', 'R B G B G', '. . B B R'], hand: [2] });
  expect(whyNot(state, 'lay:2@-1,0/r3')).toBeNull();
});

test('R7: the opponent may do what I may not', () => {
  const laid = ['12@-1,-1/r2', '16@-1,1/r3'];
  const picture = ['Bb G .', 'R B G', 'R B G', 'B B G'];
  const state = position({ laid, picture, toAct: 1, hand: [1] });
  expect(whyNot(state, 'lay:1@-1,0/r3')).toBeNull();
  expect(words(state)).toContain('lay:1@-1,0/r3');
});
