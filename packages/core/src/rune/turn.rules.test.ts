import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { pick, random } from '../random.ts';
import { legal } from './legal.ts';
import { play } from './play.ts';
import { scores, winners } from './score.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { act, position, whyNot, words } from './testing/fixture.ts';

const START = ['B G', 'B R', 'B G'];

test('R8: after laying, the top card of the pile is drawn', () => {
  const state = position({ picture: START, hand: [4, 9, 16] });
  const top = at(state.pile, state.pile.length - 1);
  expect(act(state, 'lay:4@-1,2/r0', 'draw')).toEqual(['A laid 4@-1,2/r0', `A drew ${top}`]);
  expect(at(state.players, 0).hand).toEqual([9, 16, top].sort((a, b) => a - b));
  expect(state).toMatchObject({ toAct: 1, choice: 'lay', floor: 2 });
});

test('R8: or a master is placed on any rune, also in an area just made', () => {
  const state = position({ picture: START, hand: [4, 9, 16] });
  act(state, 'lay:4@-1,2/r0');
  // Card 4 lies at the lower left, and covers one rune: eleven fields show.
  expect(words(state)).toHaveLength(12);
  expect(act(state, 'place:0,4')).toEqual(['A placed-master 0,4']);
  expect(at(state.players, 0)).toMatchObject({ hand: [9, 16], masters: 2 });
  expect(state).toMatchObject({ toAct: 1, choice: 'lay', masters: [{ seat: 0, x: 0, y: 4 }] });
});

test('R8: a master may not stand on another, nor in an area of the opponent, nor beside the cards', () => {
  const state = position({ picture: ['Bb Ga', 'B R', 'B G'], choice: 'master', hand: [4] });
  expect(whyNot(state, 'place:0,0')).toBe('R8 master-there');
  expect(whyNot(state, 'place:1,0')).toBe('R8 master-there');
  expect(whyNot(state, 'place:0,2')).toBe('R8 their-area');
  expect(whyNot(state, 'place:2,0')).toBe('R8 no-rune');
  expect(words(state)).toEqual(['draw', 'place:1,1', 'place:1,2']);
});

test('R8: a second master may join an own one in its area', () => {
  const state = position({ picture: ['Ba G', 'B R', 'B G'], choice: 'master', hand: [4] });
  expect(whyNot(state, 'place:0,2')).toBeNull();
});

test('R8: with an empty pile a master must be placed', () => {
  const state = position({ picture: START, choice: 'master', hand: [4], pile: 0 });
  expect(whyNot(state, 'draw')).toBe('R8 pile-empty');
  expect(words(state)).toHaveLength(6);
});

test('R8: laying comes first, and each once a turn', () => {
  const state = position({ picture: START, hand: [4, 9, 16] });
  expect(whyNot(state, 'draw')).toBe('R8 not-now');
  expect(whyNot(state, 'place:0,0')).toBe('R8 not-now');
  expect(whyNot(state, 'retire')).toBe('R10 not-now');
  act(state, 'lay:4@-1,2/r0');
  expect(whyNot(state, 'lay:9@0,1/r0')).toBe('R2 not-now');
  expect(whyNot(state, 'drop:9')).toBe('R10 not-now');
});

const holdsR9 = (state: State): boolean =>
  state.players.every(({ hand, masters }, seat) => {
    const isDue = state.choice === 'master' && state.toAct === seat;
    return hand.length === masters - (isDue ? 1 : 0);
  });

test('R9: the hand always holds as many cards as there are masters left', () => {
  for (let game = 0; game < 50; game++) {
    const state = setup({ grandmaster: game % 2 === 0 }, 2, [game, 9, 9, 9]);
    const source = random([game, 1, 1, 1]);
    while (state.toAct !== null) {
      expect(holdsR9(state)).toBe(true);
      play(state, pick(source, legal(state)));
    }
    expect(holdsR9(state)).toBe(true);
  }
});

test('R10: a master that must be placed and finds no rune leaves the game', () => {
  const state = position({ picture: ['Bb Gb', 'B Ra', 'B Gb'], choice: 'master', hand: [4], pile: 0 });
  expect(words(state)).toEqual(['retire']);
  expect(whyNot(state, 'place:0,1')).toBe('R8 their-area');
  expect(act(state, 'retire')).toEqual(['A retired-master']);
  expect(at(state.players, 0)).toMatchObject({ hand: [4], masters: 1, lost: 1 });
});

test('R10: no master leaves the game while it could be placed or a card drawn', () => {
  const placeable = position({ picture: START, choice: 'master', hand: [4], pile: 0 });
  expect(whyNot(placeable, 'retire')).toBe('R10 can-place');
  const drawable = position({ picture: ['Bb Gb', 'B Ra', 'B Ga'], choice: 'master' });
  expect(words(drawable)).toEqual(['draw']);
  expect(whyNot(drawable, 'retire')).toBe('R10 can-draw');
});

test('R11: after my last master the other takes all remaining turns, and nobody draws', () => {
  const state = position({ picture: ['Ba Ga', 'B R', 'B G'], choice: 'master', theirs: 2 });
  expect(act(state, 'place:0,2')).toEqual(['A placed-master 0,2', 'A finished']);
  expect(state).toMatchObject({ toAct: 1, choice: 'lay' });
  for (const turn of [1, 2]) {
    expect(state.toAct).toBe(1);
    act(state, at(words(state), 0));
    expect(whyNot(state, 'draw')).toBe('R11 nobody-draws');
    expect(words(state).every((word) => word.startsWith('place:'))).toBe(true);
    expect(winners(state)).toEqual([]);
    const told = act(state, at(words(state), 0));
    expect(told.includes('ended')).toBe(turn === 2);
  }
  expect(state).toMatchObject({ toAct: null, choice: 'over' });
  expect(state.pile.length).toBeGreaterThan(0);
  expect(words(state)).toEqual([]);
  expect(whyNot(state, 'draw')).toBe('R11 game-over');
});

/** The position, with everything placed. */
function over(picture: readonly string[]): State {
  const state = position({ picture });
  return { ...state, toAct: null, choice: 'over' };
}

test('R12: blue scores 1, green 2, red 3, and an area of two own masters scores once', () => {
  const [a, b] = scores(over(['Ba Gb', 'B Ra', 'Ba Gb']));
  expect(a).toEqual({
    seat: 0,
    total: 6,
    lines: [
      { key: 'area', points: 3, values: { rune: 'blue', runes: 3, x: 0, y: 0 } },
      { key: 'area', points: 3, values: { rune: 'red', runes: 1, x: 1, y: 1 } },
    ],
  });
  expect(b).toMatchObject({ seat: 1, total: 4 });
});

test('R12: a marker scores as the rune it shows', () => {
  expect(scores(over(['B Ga', 'B G*', 'B G']))[0]).toMatchObject({ total: 6 });
});

test('R13: most points win', () => {
  expect(winners(over(['Ba Gb', 'B Ra', 'Ba Gb']))).toEqual([0]);
});

test('R13: a tie has two winners', () => {
  expect(winners(over(['Bb Ga', 'B Rb', 'B G*a']))).toEqual([1]);
  expect(winners(over(['Ba G', 'B Rb', 'B G']))).toEqual([0, 1]);
  expect(winners(over(START))).toEqual([0, 1]);
});
