import { describe, expect, test } from 'vitest';
import type { Stones } from './material.ts';
import type { State } from './state.ts';
import { act, fit, heat, hold, load, player, table, whyNot, words } from './testing/fixture.ts';

/** Forges from left to right: cost 2, 2, 3 with a die, 3 with an ore, 4 with three points. */
function forging(stones: Partial<Stones>): State {
  const state = table();
  heat(state, ['red', 'blue', 'green', 'yellow', 'red']);
  hold(state, 0, stones);
  return state;
}
const forges = (state: State): string[] => words(state).filter((word) => word.startsWith('forge'));

describe('how many', () => {
  test('S30: two artefacts of different forges, and then no more', () => {
    const state = forging({ red: 2, blue: 2, wild: 2, ore: 3 });
    act(state, 'forge:1', 'pay:red', 'pay:red', 'place:1-red');
    expect(forges(state)).toContain('forge:2');
    expect(whyNot(state, 'forge:1')).toBe('S30 same-forge');
    act(state, 'forge:2', 'pay:blue', 'pay:blue', 'place:1-blue');
    expect(state.choice).toBe('trade');
  });

  test('S30: one wild artefact a turn', () => {
    const state = forging({ wild: 4, ore: 3 });
    act(state, 'forge:wild', 'pay:wild', 'place:2-wild');
    expect(whyNot(state, 'forge:wild')).toBe('S30 same-forge');
  });

  test('S30: one is enough', () => {
    const state = forging({ red: 2, ore: 3 });
    act(state, 'forge:1', 'pay:red', 'place:1-red', 'done');
    expect(state.toAct).toBe(1);
  });
});

describe('the price', () => {
  test('S31: gems of the colour, wild ones may replace them', () => {
    const state = forging({ red: 1, blue: 5 });
    expect(forges(state)).toEqual(['forge:2', 'forge:wild']);
    expect(whyNot(state, 'forge:1')).toBe('S31 cannot-pay');
    hold(state, 0, { red: 1, wild: 1 });
    expect(forges(state)).toEqual(['forge:1']);
    act(state, 'forge:1');
    expect([state.choice, player(state).stones]).toMatchObject(['place', { red: 0, wild: 0 }]);
  });

  test('S31: the wild forge takes four gems of any kind', () => {
    const state = forging({ green: 1, red: 2, yellow: 1, wild: 1 });
    act(state, 'forge:wild');
    expect(words(state)).toEqual(['pay:green', 'pay:red', 'pay:yellow', 'pay:wild']);
    act(state, 'pay:yellow', 'pay:green', 'pay:red', 'pay:red');
    expect([state.choice, player(state).stones.wild]).toEqual(['place', 1]);
  });

  test('S31: three ores pay for a wild artefact', () => {
    const state = forging({ ore: 3 });
    expect(forges(state)).toHaveLength(6);
    act(state, 'forge:wild', 'place:1-wild');
    expect(player(state)).toMatchObject({ stones: { ore: 0 }, rows: [{ wild: 'wild' }, { wild: 'none' }] });
  });

  test('S31: ores bring no bonus, and cannot be mixed with gems', () => {
    const state = forging({ red: 4, ore: 3 });
    act(state, 'forge:5');
    expect(words(state)).toEqual(['pay:red', 'pay:ore']);
    act(state, 'pay:ore', 'place:1-red');
    expect(player(state)).toMatchObject({ points: 0, stones: { red: 4, ore: 0 } });
    const other = forging({ red: 3, wild: 2, ore: 3 });
    act(other, 'forge:5', 'pay:red');
    expect(whyNot(other, 'pay:ore')).toBe('S31 not-accepted');
  });

  test('S31: no gem may be spent so that the rest cannot be paid', () => {
    const state = forging({ red: 2, blue: 1, wild: 2 });
    act(state, 'forge:1');
    expect(whyNot(state, 'pay:blue')).toBe('S31 not-accepted');
    expect(words(state)).toEqual(['pay:red', 'pay:wild']);
  });
});

describe('the place', () => {
  test('S32: a coloured artefact goes on a free place of its colour, in either row', () => {
    const state = forging({ red: 2 });
    act(state, 'forge:1');
    expect(words(state)).toEqual(['place:1-red', 'place:2-red']);
    expect(whyNot(state, 'place:1-wild')).toBe('S32 wrong-place');
    expect(whyNot(state, 'place:1-blue')).toBe('S32 wrong-place');
  });

  test('S32: without a free place it cannot be forged', () => {
    const state = forging({ red: 4 });
    fit(state, 0, 0, { red: 'red' });
    fit(state, 0, 1, { red: 'wild' });
    expect(whyNot(state, 'forge:1')).toBe('S32 no-place');
    expect(forges(state)).toEqual(['forge:wild']);
  });

  test('S32: a wild artefact fits any free place, and none that is taken', () => {
    const state = forging({ ore: 3 });
    fit(state, 0, 0, { red: 'red', wild: 'wild' });
    act(state, 'forge:wild');
    expect(words(state)).toHaveLength(8);
    expect(whyNot(state, 'place:1-red')).toBe('S32 place-taken');
  });
});

describe('the bonus', () => {
  test('S33: the yellow artefact brings an ore, then a wild artefact goes on a red place', () => {
    const state = forging({ yellow: 2, green: 1, red: 1, blue: 1, wild: 2 });
    fit(state, 0, 0, { yellow: 'yellow' });
    act(state, 'forge:4', 'pay:yellow', 'pay:yellow');
    expect(player(state)).toMatchObject({ stones: { ore: 1 }, rows: [{ yellow: 'yellow' }, { yellow: 'yellow' }] });
    expect(forges(state)).toContain('forge:wild');
    act(state, 'forge:wild', 'place:1-red');
    expect(player(state).rows[0]).toMatchObject({ red: 'wild', yellow: 'yellow' });
    expect(player(state).stones).toEqual({ green: 0, red: 0, blue: 0, yellow: 0, wild: 0, ore: 1 });
  });

  test('S33: an ore of the bonus may help to pay for the second artefact', () => {
    const state = forging({ yellow: 3, ore: 2 });
    act(state, 'forge:4', 'place:1-yellow');
    expect(forges(state)).toEqual(['forge:1', 'forge:2', 'forge:3', 'forge:5', 'forge:wild']);
  });

  test('S33: the first forge stays empty until the action is over', () => {
    const state = forging({ red: 2, blue: 2 });
    act(state, 'forge:1', 'place:1-red');
    expect(state.forges[0]).toBe('none');
    act(state, 'forge:2', 'place:1-blue');
    expect(state.forges).not.toContain('none');
  });

  test('S33: the die and three points come at once', () => {
    const state = forging({ green: 3, wild: 0 });
    load(state, 'two-points');
    expect(act(state, 'forge:3', 'place:2-green')).toContain('A rolled two-points');
    expect(player(state).points).toBe(2);
    const other = forging({ red: 4 });
    act(other, 'forge:5', 'place:1-red');
    expect(player(other).points).toBe(3);
  });
});

describe('the forges afterwards', () => {
  test('S34: empty forges refill from the pile, an empty pile from the discarded artefacts', () => {
    const state = forging({ red: 2 });
    state.scrap = state.artefacts.splice(0);
    expect(act(state, 'forge:1', 'place:1-red')).toContain('shuffled artefacts');
    expect([state.forges.includes('none'), state.scrap]).toEqual([false, []]);
  });

  test('S34: with both empty a forge stays empty until the next trade-in', () => {
    const state = forging({ red: 2 });
    fit(state, 0, 0, { green: 'green', yellow: 'yellow' });
    state.artefacts = [];
    act(state, 'forge:1', 'place:2-red');
    expect(state.forges[0]).toBe('none');
    expect(whyNot(state, 'forge:1')).toBe('S40 not-now');
    act(state, 'trade:1', 'rune:hand');
    expect(['green', 'yellow']).toContain(state.forges[0]);
  });

  test('S34: with no wild artefact left the wild forge is closed', () => {
    const state = forging({ ore: 3 });
    state.wilds = 0;
    expect(whyNot(state, 'forge:wild')).toBe('S34 forge-empty');
  });
});
