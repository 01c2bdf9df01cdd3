import { describe, expect, test } from 'vitest';
import type { Stones } from './material.ts';
import type { State } from './state.ts';
import { act, deal, hold, lay, load, player, table, whyNot, words } from './testing/fixture.ts';

/** Two cards are in front of seat 0, and a third stays in its hand. */
function using(cards: readonly [number, number], stones: Partial<Stones> = {}): State {
  const state = table();
  deal(state, 0, [...cards, 107]);
  hold(state, 0, stones);
  act(state, 'abilities', `play:${cards[0]}`, `play:${cards[1]}`);
  return state;
}

describe('the cards played', () => {
  test('S20: exactly two cards are played', () => {
    const state = table();
    deal(state, 0, [100, 101, 102, 103]);
    act(state, 'abilities', 'play:102');
    expect(words(state)).toEqual(['play:100', 'play:101', 'play:103']);
    expect(whyNot(state, 'done')).toBe('S20 too-few-cards');
    expect(whyNot(state, 'play:102')).toBe('S20 not-in-hand');
    act(state, 'play:100');
    expect([state.choice, state.played]).toEqual(['ability', [100, 102]]);
  });

  test('S20: with two cards in hand both are played at once, and everybody sees them', () => {
    const state = table();
    deal(state, 0, [100, 101]);
    expect(act(state, 'abilities')).toEqual(['A chose abilities', 'A played 100', 'A played 101']);
  });

  test('S20: with one card in hand the action is closed', () => {
    const state = table();
    deal(state, 0, [100]);
    expect(whyNot(state, 'abilities')).toBe('S20 too-few-cards');
    expect(words(state)).toContain('summon');
  });

  test('S21: each ability is used at most once, in any order, and may be left unused', () => {
    const state = using([100, 101]);
    expect(words(state)).toEqual(['use:100', 'use:101', 'done']);
    act(state, 'use:101', 'gem:yellow');
    expect(words(state)).toEqual(['use:100', 'done']);
    expect(whyNot(state, 'use:101')).toBe('S21 not-in-front');
    act(state, 'done');
    expect(player(state).stones).toMatchObject({ yellow: 1, blue: 0 });
  });

  test('S21: one ability is finished before the next begins', () => {
    const state = using([71, 100]);
    act(state, 'use:71', 'gem:red');
    expect(whyNot(state, 'use:100')).toBe('S22 not-now');
  });
});

describe('basic abilities', () => {
  test('S22: two effects come in order, and a single one may be declined', () => {
    const state = using([59, 100]);
    act(state, 'use:59');
    expect(words(state)).toEqual(['gem:green', 'decline']);
    act(state, 'decline');
    expect(words(state)).toEqual(['gem:wild', 'decline']);
    act(state, 'gem:wild');
    expect(player(state).stones).toMatchObject({ green: 0, wild: 1 });
  });

  test('S22: what the supply cannot give is not given', () => {
    const state = using([59, 100]);
    state.supply.green = 0;
    act(state, 'use:59');
    expect(words(state)).toEqual(['gem:wild', 'decline']);
    state.supply.wild = 0;
    state.supply.blue = 0;
    act(state, 'decline');
    expect(whyNot(state, 'use:100')).toBe('S21 nothing-to-do');
  });

  test('S22: an effect that is not asked for is not offered', () => {
    const state = using([59, 100]);
    act(state, 'use:59');
    expect(whyNot(state, 'gem:red')).toBe('S22 not-offered');
    expect(whyNot(state, 'roll')).toBe('S22 not-offered');
    state.supply.green = 0;
    expect(whyNot(state, 'gem:green')).toBe('S22 none-in-supply');
  });
});

test('S23: of a choice one effect is carried out', () => {
  const state = using([23, 100]);
  act(state, 'use:23');
  expect([state.choice, words(state)]).toEqual(['option', ['gem:yellow', 'gem:green', 'decline']]);
  act(state, 'gem:green');
  expect([state.choice, words(state)]).toEqual(['ability', ['use:100', 'done']]);
});

describe('exchange abilities', () => {
  test('S24: blue 21 gives two wild gems, and one of them pays for green 16', () => {
    const state = using([21, 16], { blue: 1 });
    expect(words(state)).toEqual(['use:21', 'done']);
    expect(whyNot(state, 'use:16')).toBe('S24 cannot-pay');
    act(state, 'use:21');
    expect(player(state).stones).toMatchObject({ blue: 0, wild: 2 });
    act(state, 'use:16');
    expect(player(state).stones).toEqual({ green: 0, red: 1, blue: 1, yellow: 1, wild: 1, ore: 0 });
  });

  test('S24: the player chooses what to pay with', () => {
    const state = using([55, 100], { yellow: 2, wild: 2, red: 1 });
    act(state, 'use:55');
    expect(words(state)).toEqual(['pay:yellow', 'pay:wild']);
    expect(whyNot(state, 'pay:red')).toBe('S24 not-accepted');
    expect(whyNot(state, 'pay:ore')).toBe('S24 not-accepted');
    expect(whyNot(state, 'pay:green')).toBe('S24 none-owned');
    act(state, 'pay:wild', 'pay:yellow');
    expect(player(state)).toMatchObject({ points: 5, stones: { yellow: 1, wild: 1, red: 1 } });
  });

  test('S24: a wild gem in a cost is paid by wild gems only', () => {
    const state = using([75, 100], { red: 3 });
    expect(whyNot(state, 'use:75')).toBe('S24 cannot-pay');
    hold(state, 0, { wild: 1 });
    act(state, 'use:75');
    expect(player(state)).toMatchObject({ points: 4, stones: { wild: 0 } });
  });

  test('S24: the payment goes back first and can be part of the gain; what the supply lacks is not gained', () => {
    const state = using([63, 100], { yellow: 1, wild: 1 });
    state.supply.wild = 1;
    act(state, 'use:63', 'pay:wild');
    expect(player(state).stones).toMatchObject({ yellow: 1, wild: 2 });
    expect(state.supply.wild).toBe(0);
  });

  test('S21: an exchange of whose gain the supply has nothing cannot be begun', () => {
    const state = using([19, 35], { green: 2, yellow: 1, wild: 1 });
    Object.assign(state.supply, { wild: 0, red: 0, green: 0, blue: 0 });
    expect(whyNot(state, 'use:19')).toBe('S21 nothing-to-do');
    // Points are never lacking.
    expect(whyNot(state, 'use:35')).toBeNull();
    state.supply.wild = 1;
    expect(whyNot(state, 'use:19')).toBeNull();
  });
});

describe('taking cards', () => {
  test('S25: one of the two red cards, and the display fills right after', () => {
    const state = using([28, 100]);
    lay(state, [11, 12, 13, 21, 17, 15]);
    act(state, 'use:28');
    expect(words(state)).toEqual(['take:2', 'take:5', 'decline']);
    expect(whyNot(state, 'take:1')).toBe('S25 other-color');
    const entering = state.pile.at(-1);
    act(state, 'take:5');
    expect(player(state).discard).toEqual([17]);
    expect(state.display).toEqual([entering, 11, 12, 13, 21, 15]);
    expect(words(state)).toEqual(['gem:red', 'decline']);
  });

  test('S25: any card of the display, dragons too', () => {
    const state = using([106, 100]);
    lay(state, [11, 12, 71, 21, 14, 15]);
    act(state, 'use:106');
    expect(words(state)).toHaveLength(7);
    act(state, 'take:3');
    expect(player(state).discard).toEqual([71]);
  });

  test('S25: any gem is never a wild one', () => {
    const state = using([104, 100]);
    act(state, 'use:104');
    expect(words(state)).toEqual(['gem:green', 'gem:red', 'gem:blue', 'gem:yellow', 'decline']);
    expect(whyNot(state, 'gem:wild')).toBe('S22 not-offered');
  });
});

describe('the die', () => {
  const rolled = (face: Parameters<typeof load>[1], stones: Partial<Stones> = {}): State => {
    const state = using([105, 100], stones);
    load(state, face);
    act(state, 'use:105', 'roll');
    return state;
  };

  test('S26: any gem', () => {
    const state = rolled('any-gem');
    expect(words(state)).toEqual(['gem:green', 'gem:red', 'gem:blue', 'gem:yellow', 'decline']);
  });

  test('S26: a swap of a coloured gem for a wild one is optional', () => {
    const state = rolled('swap', { red: 2, wild: 1 });
    expect(words(state)).toEqual(['swap:red', 'decline']);
    expect(whyNot(state, 'swap:blue')).toBe('S26 none-owned');
    act(state, 'swap:red');
    expect(player(state).stones).toMatchObject({ red: 1, wild: 2 });
  });

  test('S26: points and ore come at once', () => {
    expect(player(rolled('one-point')).points).toBe(1);
    expect(player(rolled('two-points')).points).toBe(2);
    expect(player(rolled('ore')).stones.ore).toBe(1);
  });

  test('S26: the top creature card goes to the own discard pile', () => {
    const state = using([105, 100]);
    load(state, 'card');
    const top = state.pile.at(-1);
    expect(act(state, 'use:105', 'roll')).toContain(`A turned-up ${top}`);
    expect(player(state).discard).toEqual([top]);
  });

  test('S26: a face that cannot be carried out does nothing', () => {
    expect(rolled('swap').choice).toBe('ability');
    const state = using([105, 100]);
    load(state, 'card');
    state.pile = [];
    act(state, 'use:105', 'roll');
    expect([state.choice, player(state).discard]).toEqual(['ability', []]);
  });
});

describe('afterwards', () => {
  test('S27: blue 21 has the higher number and leaves, green 16 is kept', () => {
    const state = using([21, 16], { blue: 1 });
    act(state, 'done');
    expect([state.discard, player(state).discard]).toEqual([[21], [16]]);
    expect(player(state).owned).not.toContain(21);
  });

  test('S27: a druid with the higher number leaves the game', () => {
    const state = using([16, 103]);
    act(state, 'done');
    expect([state.discard, player(state).discard, player(state).box]).toEqual([[], [16], [103]]);
  });
});
