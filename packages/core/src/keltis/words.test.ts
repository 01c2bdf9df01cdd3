import { expect, test } from 'vitest';
import { ACTIONS, STAY } from './action.ts';
import { keltis } from './index.ts';

test('every action has a word of its own, and reads back from it', () => {
  const words = ACTIONS.map(keltis.format);
  expect(new Set(words).size).toBe(ACTIONS.length);
  expect(words.map(keltis.parse)).toEqual(ACTIONS);
});

test('other spellings are no words', () => {
  for (const word of [
    '',
    'play',
    'play:red',
    'play:red-11',
    'play:red-07',
    'PLAY:red-7',
    'play:red-7 ',
    'draw:',
    'constructor',
  ]) {
    expect(keltis.parse(word), word).toBeNull();
  }
});

test('gestures name the pieces in the order they are touched', () => {
  const gesture = (word: string): readonly string[] => keltis.gesture(keltis.parse(word) ?? STAY);
  expect(gesture('play:red-7')).toEqual(['hand:red-7', 'row:red']);
  expect(gesture('discard:red-7')).toEqual(['hand:red-7', 'discard:red']);
  expect(gesture('enter:blue-large')).toEqual(['start:large', 'path:blue']);
  expect(gesture('move:blue')).toEqual(['figure:blue']);
  expect(gesture('draw:stock')).toEqual(['stock']);
  expect(gesture('draw:green')).toEqual(['discard:green']);
});
