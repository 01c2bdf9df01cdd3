import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { act, position, whyNot, words } from './testing/fixture.ts';

const START = ['B G', 'B R', 'B G'];

test('R14: without the variant there is no marker', () => {
  const state = position({ picture: START, hand: [4] });
  expect(whyNot(state, 'mark:blue@0,0')).toBe('R14 no-grandmaster');
  expect(words(state).some((word) => word.startsWith('mark:'))).toBe(false);
});

test('R14: a marker may show either side, on any visible rune, be it the same', () => {
  const state = position({ picture: START, hand: [4], grandmaster: true });
  const marks = words(state).filter((word) => word.startsWith('mark:'));
  expect(marks).toHaveLength(12);
  expect(marks).toContain('mark:blue@0,0');
  expect(whyNot(state, 'mark:blue@2,0')).toBe('R14 no-rune');
});

test('R14: it comes before laying, and the turn goes on', () => {
  const state = position({ picture: START, hand: [4], grandmaster: true });
  expect(act(state, 'mark:green@1,1')).toEqual(['A marked green@1,1']);
  expect(state).toMatchObject({ toAct: 0, choice: 'lay', floor: 0 });
  act(state, 'lay:4@-1,2/r0');
  expect(whyNot(state, 'mark:green@1,0')).toBe('R14 not-now');
});

test('R14: it can be used once a game, by each player', () => {
  const state = position({ picture: START, hand: [4], grandmaster: true });
  act(state, 'mark:green@1,1');
  expect(whyNot(state, 'mark:blue@0,0')).toBe('R14 marker-used');
  act(state, 'lay:4@-1,2/r0', 'draw');
  expect(whyNot(state, 'mark:blue@0,0')).toBeNull();
});

test('R14: the field shows the chosen side from then on', () => {
  const state = position({ picture: START, hand: [4], grandmaster: true });
  act(state, 'mark:green@1,1', 'lay:4@-1,2/r0', 'place:1,0');
  act(state, at(words(state), 0));
  // One area from 1,0 to 1,2 now, and A controls it.
  for (const field of ['1,1', '1,2']) expect(whyNot(state, `place:${field}`)).toBe('R8 their-area');
});

test('R14: not on a master, nor on another marker', () => {
  const state = position({ picture: ['Ba G*', 'B R', 'B G'], toAct: 1, hand: [4], grandmaster: true });
  expect(whyNot(state, 'mark:blue@0,0')).toBe('R14 master-there');
  expect(whyNot(state, 'mark:blue@1,0')).toBe('R14 marker-there');
});

test('R14: a marker may not unite areas against R7', () => {
  const laid = ['15@0,1/r0'];
  const state = position({ laid, picture: ['Bb G', 'B G', 'R B', 'B G'], hand: [4], grandmaster: true });
  expect(whyNot(state, 'mark:blue@0,2')).toBe('R14 unites');
  expect(whyNot(state, 'mark:green@0,2')).toBeNull();
  // Blue there only enlarges the area of the opponent.
  expect(whyNot(state, 'mark:blue@1,0')).toBeNull();
});

test('R14: no card may cover a marker', () => {
  const state = position({ picture: ['B G', 'B R', 'B* G'], hand: [4], grandmaster: true });
  expect(whyNot(state, 'lay:4@-1,2/r0')).toBe('R14 covers-marker');
});

test('R14: a master may stand on a marker', () => {
  const state = position({ picture: ['B G', 'B R', 'B* G'], choice: 'master', hand: [4], grandmaster: true });
  expect(act(state, 'place:0,2')).toEqual(['A placed-master 0,2']);
});

test('R14: it can still be used when the other has finished', () => {
  const picture = ['Ba Ga', 'B R', 'B G'];
  const state = position({ picture, choice: 'master', theirs: 1, grandmaster: true });
  act(state, 'place:0,2');
  expect(whyNot(state, 'mark:blue@1,1')).toBeNull();
});
