import type { Said } from '@dolmen/protocol';
import { expect, test } from 'vitest';
import { freshChat } from './fresh-chat.ts';

const said = (text: string, at = 1): Said => ({ name: 'Una', seat: 0, text, at });
const [one, two, three] = [said('one'), said('two'), said('three', 2)];

test('only what was said since is fresh', () => {
  expect(freshChat([], [one])).toEqual([one]);
  expect(freshChat([one], [one, two, three])).toEqual([two, three]);
  expect(freshChat([one, two], [one, two])).toEqual([]);
});

test('a chat that has forgotten its beginning goes on after the last line known', () => {
  expect(freshChat([one, two], [two, three])).toEqual([three]);
});
