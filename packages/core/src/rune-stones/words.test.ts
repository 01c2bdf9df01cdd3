import { expect, test } from 'vitest';
import { ACTIONS, DONE } from './action.ts';
import { runeStones } from './index.ts';

test('every action has a word of its own, and reads back from it', () => {
  const words = ACTIONS.map(runeStones.format);
  expect(new Set(words).size).toBe(ACTIONS.length);
  expect(words.map(runeStones.parse)).toEqual(ACTIONS);
});

test('an action read from JSON has the same word', () => {
  for (const action of ACTIONS) {
    const copy = JSON.parse(JSON.stringify(action)) as typeof action;
    expect(runeStones.format(copy)).toBe(runeStones.format(action));
  }
});

test('other spellings are no words', () => {
  for (const word of [
    '',
    'magic',
    'magic:',
    'magic:021',
    'magic:0',
    'magic:200',
    'take:0',
    'take:7',
    'take: 1',
    'forge:6',
    'Done',
    'done ',
    'place:1',
    'place:3-red',
    'rune:luck',
    'gem:white',
    'swap:wild',
    'constructor',
    '__proto__',
    'x'.repeat(10_000),
  ]) {
    expect(runeStones.parse(word), word.slice(0, 20)).toBeNull();
  }
});

test('gestures name the pieces in the order they are touched', () => {
  const gesture = (word: string): readonly string[] => runeStones.gesture(runeStones.parse(word) ?? DONE);
  expect(gesture('summon')).toEqual(['action:summon']);
  expect(gesture('magic:21')).toEqual(['hand:21']);
  expect(gesture('take:3')).toEqual(['display:3']);
  expect(gesture('use:16')).toEqual(['played:16']);
  expect(gesture('pay:wild')).toEqual(['own:wild']);
  expect(gesture('forge:wild')).toEqual(['forge:wild']);
  expect(gesture('place:2-red')).toEqual(['row:2-red']);
  expect(gesture('smelt:red')).toEqual(['stone:exchange', 'own:red']);
  expect(gesture('refine:red')).toEqual(['stone:exchange', 'own:ore', 'supply:red']);
  expect(gesture('attune:red')).toEqual(['stone:wild', 'supply:red']);
  expect(gesture('wisp:4')).toEqual(['wisp:4']);
});
