import { expect, test } from 'vitest';
import { type Entry, wordsOf } from './store.ts';

const act = (word: string): Entry => ({ type: 'act', seat: 0, word, id: word, at: 1 });
const undo = (to: number): Entry => ({ type: 'undo', to, seat: 0, id: `to ${to}`, at: 1 });
const note: Entry = { type: 'note', note: 'a clock was read', at: 1 };

test('the words in force are those of the actions, without notes', () => {
  expect(wordsOf([])).toEqual([]);
  expect(wordsOf([act('a'), note, act('b')])).toEqual(['a', 'b']);
});

test('an undo returns to a ply, and the match goes on from there', () => {
  expect(wordsOf([act('a'), act('b'), act('c'), undo(1)])).toEqual(['a']);
  expect(wordsOf([act('a'), act('b'), note, undo(1), act('c'), act('d'), undo(2), act('e')])).toEqual(['a', 'c', 'e']);
  expect(wordsOf([act('a'), undo(0)])).toEqual([]);
});
