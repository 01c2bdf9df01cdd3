import { expect, test } from 'vitest';
import { act, table, whyNot } from './testing/fixture.ts';

test('each question takes only its own answers', () => {
  const state = table('red-1', 'blue-1');
  expect(whyNot(state, 'draw:stock')).toBe('K13 not-now');
  expect(whyNot(state, 'enter:red-small')).toBe('K8 not-now');
  expect(whyNot(state, 'move:red')).toBe('K7 not-now');
  act(state, 'discard:red-1');
  expect(whyNot(state, 'play:red-1')).toBe('K5 not-now');
});

test('a turn may be taken back until its card is drawn', () => {
  const state = table('red-1', 'blue-1');
  act(state, 'play:red-1', 'enter:red-small');
  expect([state.floor, state.ply]).toEqual([0, 2]);
  act(state, 'draw:stock');
  expect([state.floor, state.ply]).toEqual([3, 3]);
});
