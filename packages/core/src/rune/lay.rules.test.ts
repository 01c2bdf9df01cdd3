import { expect, test } from 'vitest';
import { at } from '../assert.ts';
import { CARDS, faceOf, runeLetter, START_CARD, TURNS } from './material.ts';
import { setup } from './setup.ts';
import { act, position, whyNot, words } from './testing/fixture.ts';

const START = ['B G', 'B R', 'B G'];

const letters = (card: number, turn: number): string => faceOf(card, turn).map(runeLetter).join('');

test('R1: each player holds 3 cards and 3 masters, and 10 cards make the pile', () => {
  const state = setup({ grandmaster: false }, 2, [1, 2, 3, 4]);
  const hands = state.players.map(({ hand }) => hand);
  expect(hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(state.players.map(({ masters }) => masters)).toEqual([3, 3]);
  expect([...hands.flat(), ...state.pile].sort((a, b) => a - b)).toEqual(CARDS);
  expect(state.laid).toEqual([{ card: START_CARD, turn: 0, x: 0, y: 0 }]);
});

test('R1: the seed decides who begins', () => {
  const firsts = Array.from({ length: 400 }, (_, index) => setup({ grandmaster: false }, 2, [index, 0, 0, 1]).toAct);
  const ofA = firsts.filter((seat) => seat === 0).length;
  expect(ofA).toBeGreaterThan(160);
  expect(ofA).toBeLessThan(240);
});

test('R1: turns alternate', () => {
  const state = setup({ grandmaster: false }, 2, [1, 2, 3, 4]);
  const turns = Array.from({ length: 4 }, () => {
    const { toAct } = state;
    act(state, words(state)[0] ?? '', 'draw');
    return toAct;
  });
  expect(turns).toEqual(turns[0] === 0 ? [0, 1, 0, 1] : [1, 0, 1, 0]);
});

test('R1: the 16 cards are all the patterns of 3 blue, 2 green and 1 red there are, up to turning and mirroring', () => {
  const mirrored = (face: string): string => [1, 0, 3, 2, 5, 4].map((field) => face[field]).join('');
  const kinds = CARDS.map((card) => {
    const upright = [letters(card, 0), letters(card, 2)];
    return at([...upright, ...upright.map(mirrored)].sort(), 0);
  });
  expect(new Set(kinds).size).toBe(16);
  for (const card of [START_CARD, ...CARDS]) expect([...letters(card, 0)].sort().join('')).toBe('BBBGGR');
});

test('R2: a quarter turn goes clockwise, and no card looks the same in two turns', () => {
  // Card 7 upright is BG/BB/GR.
  expect(TURNS.map((turn) => letters(7, turn))).toEqual(['BGBBGR', 'GBBRBG', 'RGBBGB', 'GBRBBG']);
  for (const card of CARDS) expect(new Set(TURNS.map((turn) => `${turn % 2}${letters(card, turn)}`)).size).toBe(4);
});

test('R2: a card may lie in all four turns, and reach beyond what is there', () => {
  const turned = ['lay:9@0,1/r0', 'lay:9@-2,2/r1', 'lay:9@-1,-2/r2', 'lay:9@1,2/r3'];
  expect(words(position({ picture: START, hand: [9] }))).toEqual(expect.arrayContaining(turned));
});

test('R2: only a card of the own hand can be laid', () => {
  const state = position({ picture: START, hand: [9] });
  expect(whyNot(state, 'lay:4@-1,2/r0')).toBe('R2 not-in-hand');
});

test('R3: a card that covers no visible rune is refused, though it lies beside one', () => {
  const state = position({ picture: START, hand: [9] });
  expect(whyNot(state, 'lay:9@2,0/r0')).toBe('R3 covers-nothing');
  expect(whyNot(state, 'lay:9@34,34/r3')).toBe('R3 covers-nothing');
  expect(whyNot(state, 'lay:9@-34,-34/r0')).toBe('R3 covers-nothing');
});

test('R4: a card may cover equal runes, whatever lies beside it', () => {
  const state = position({ picture: START, hand: [4] });
  // Blue on blue at 0,2, beside the green at 1,2.
  expect(whyNot(state, 'lay:4@-1,2/r0')).toBeNull();
});

test('R4: a card may cover other runes where all beside it are equal, those of the card below included', () => {
  const state = position({ picture: START, hand: [9] });
  // Green covers red at 1,1; blue and green continue what is left of the start card above.
  expect(whyNot(state, 'lay:9@0,1/r0')).toBeNull();
});

test('R4: a card with an unequal rune below and one beside is refused', () => {
  const state = position({ picture: START, hand: [16] });
  expect(whyNot(state, 'lay:16@0,1/r0')).toBe('R4 runes-differ');
});

test('R4: a marker counts as the rune it shows', () => {
  const state = position({ picture: ['B G*', 'B R', 'B G'], hand: [9], grandmaster: true });
  expect(whyNot(state, 'lay:9@0,1/r0')).toBeNull();
  const changed = position({ picture: ['B B*', 'B R', 'B G'], hand: [9], grandmaster: true });
  expect(whyNot(changed, 'lay:9@0,1/r0')).toBe('R4 runes-differ');
});

test('R5: a card may not cover all six runes of another, equal as they are', () => {
  const state = position({ picture: START, hand: [11] });
  expect(whyNot(state, 'lay:11@0,0/r0')).toBe('R5 covers-card');
});

test('R5: not even when that card is partly covered already', () => {
  const picture = ['B G .', 'B R .', 'B G B', '. B R', '. G B'];
  const state = position({ laid: ['15@1,2/r2'], picture, hand: [11] });
  expect(whyNot(state, 'lay:11@0,0/r0')).toBe('R5 covers-card');
});

test('R5: a card may cover the last visible runes of another', () => {
  const state = position({ laid: ['8@-1,0/r3'], picture: ['G B G', 'B B R', '. B G'], hand: [12] });
  // Nothing but 0,2 and 1,2 is left to see of the start card.
  expect(whyNot(state, 'lay:12@0,1/r0')).toBeNull();
});

test('R6: a card may not cover a master, whoever placed it', () => {
  for (const corner of ['Ba', 'Bb']) {
    const state = position({ picture: ['B G', 'B R', `${corner} G`], hand: [4] });
    expect(whyNot(state, 'lay:4@-1,2/r0')).toBe('R6 covers-master');
  }
});

test('R10: who can lay no card puts one out of the game, and shows the others', () => {
  // Whatever covers a rune of the middle row covers a corner too.
  const state = position({ picture: ['Bb Gb', 'B R', 'Bb Ga'], hand: [4, 9] });
  expect(words(state)).toEqual(['drop:4', 'drop:9']);
  expect(whyNot(state, 'lay:4@-1,2/r0')).toBe('R6 covers-master');
  expect(act(state, 'drop:9')).toEqual(['A dropped 9, showed 4']);
  expect(at(state.players, 0)).toMatchObject({ hand: [4], known: [4] });
  expect(state.dropped).toEqual([9]);
  expect(state.floor).toBe(1);
});

test('R10: after that a card is drawn or a master placed as ever', () => {
  const state = position({ picture: ['Bb Ga', 'B R', 'Bb Ga'], hand: [9] });
  expect(act(state, 'drop:9')).toEqual(['A dropped 9, showed -']);
  expect(words(state)).toEqual(['draw', 'place:1,1']);
});

test('R10: who can lay a card may not put one out', () => {
  const state = position({ picture: START, hand: [9] });
  expect(whyNot(state, 'drop:9')).toBe('R10 can-lay');
  expect(whyNot(state, 'drop:4')).toBe('R10 not-in-hand');
});

test('R10: a marker may still be used by who can lay no card', () => {
  const state = position({ picture: ['Bb Gb', 'B R', 'Bb Ga'], hand: [4, 9], grandmaster: true });
  expect(words(state)).toEqual(['drop:4', 'drop:9', 'mark:blue@0,1', 'mark:green@0,1', 'mark:blue@1,1']);
});
