import { describe, expect, test } from 'vitest';
import type { RuneKind, Stones } from './material.ts';
import type { State } from './state.ts';
import { act, deal, fit, heat, hold, lay, load, own, player, table, whyNot, words } from './testing/fixture.ts';

/** Seat 0 owns the stone, with these cards in hand and these stones. */
function owning(rune: RuneKind, hand: readonly number[], stones: Partial<Stones> = {}): State {
  const state = table();
  deal(state, 0, hand);
  hold(state, 0, stones);
  own(state, 0, rune);
  return state;
}
const plays = (...cards: number[]): string[] => ['abilities', ...cards.map((card) => `play:${card}`)];

describe('magic', () => {
  test('S50: two more magic of any colour', () => {
    const state = owning('magic', [100, 101, 102]);
    lay(state, [11, 12, 13, 21, 14, 16]);
    act(state, 'summon', 'magic:100', 'done');
    expect(words(state)).toEqual(['take:2', 'take:3', 'take:4', 'take:5', 'take:6', 'done']);
  });

  test('S50: also with no card played', () => {
    const state = owning('magic', [100, 101, 102]);
    act(state, 'summon', 'done');
    expect(words(state)).toEqual(['take:4', 'take:5', 'take:6', 'done']);
  });
});

test('S51: the hand is refilled to six, in the turn the stone is gained too', () => {
  const state = table();
  deal(state, 0, [100, 101, 102, 103]);
  fit(state, 0, 0, { red: 'red', blue: 'blue' });
  act(state, ...plays(100, 101), 'done', 'trade:1', 'rune:hand');
  expect(player(state).hand).toHaveLength(6);
});

describe('exchange', () => {
  test('S52: a gem for an ore, wild ones too, or an ore for a coloured gem', () => {
    const state = owning('exchange', [100, 101, 102], { red: 1, wild: 1, ore: 1 });
    const exchanges = words(state).filter((word) => /^(smelt|refine)/.test(word));
    expect(exchanges).toEqual([
      'smelt:red',
      'smelt:wild',
      'refine:green',
      'refine:red',
      'refine:blue',
      'refine:yellow',
    ]);
    expect(whyNot(state, 'smelt:blue')).toBe('S52 none-owned');
    act(state, 'smelt:wild');
    expect(player(state).stones).toMatchObject({ red: 1, wild: 0, ore: 2 });
  });

  test('S52: once in a turn', () => {
    const state = owning('exchange', [100, 101, 102], { red: 2, ore: 1 });
    act(state, 'refine:blue');
    expect(player(state).stones).toMatchObject({ blue: 1, ore: 0 });
    expect(whyNot(state, 'smelt:red')).toBe('S52 used-this-turn');
  });

  test('S52: at any decision, and again in the next turn', () => {
    const state = owning('exchange', [21, 16, 102], { ore: 1 });
    act(state, ...plays(21, 16));
    expect(words(state)).toContain('refine:blue');
    act(state, 'refine:blue', 'use:21', 'use:16');
    expect([state.toAct, state.exchanged]).toEqual([1, false]);
  });

  test('S52: not in the middle of a payment', () => {
    const state = owning('exchange', [100, 101, 102], { red: 2, wild: 1 });
    heat(state, ['red', 'blue', 'green', 'yellow', 'red']);
    act(state, 'forge:1');
    expect(words(state)).toEqual(['pay:red', 'pay:wild']);
    expect(whyNot(state, 'smelt:red')).toBe('S52 not-now');
  });

  test('S52: in the turn it is gained, before the turn ends', () => {
    const state = table();
    deal(state, 0, [100, 101, 102, 103]);
    fit(state, 0, 0, { red: 'red', blue: 'blue' });
    act(state, ...plays(100, 101), 'done', 'trade:1', 'rune:exchange');
    expect([state.choice, words(state)]).toMatchObject(['trade', { 0: 'done', 1: 'smelt:green' }]);
  });

  test('S52: an ore becomes a gem, and the gem is swapped, though at first there was none to swap', () => {
    const state = owning('exchange', [105, 100, 101], { ore: 1 });
    load(state, 'swap');
    act(state, ...plays(105, 100), 'use:105', 'roll');
    expect([state.choice, words(state)]).toMatchObject(['swap', { 0: 'decline', 1: 'refine:green' }]);
    act(state, 'refine:green', 'swap:green');
    expect(player(state).stones).toMatchObject({ green: 0, wild: 1, ore: 0 });
  });

  test('S52: an ore goes back to the supply, and so the die can bring one', () => {
    const state = owning('exchange', [105, 100, 101], { ore: 1 });
    own(state, 0, 'double-die');
    state.supply.ore = 0;
    load(state, 'ore');
    act(state, ...plays(105, 100), 'use:105', 'roll');
    expect([state.choice, words(state)]).toMatchObject(['face', { 0: 'decline', 1: 'refine:green' }]);
    act(state, 'refine:green', 'carry-out');
    expect(player(state).stones).toMatchObject({ green: 1, ore: 1 });
  });

  test('S52: a gem goes back to the supply, and so the card can give it', () => {
    const state = owning('exchange', [59, 100, 101], { green: 1, wild: 1 });
    Object.assign(state.supply, { green: 0, wild: 0 });
    expect(whyNot(state, 'use:59')).toBe('S5 not-now');
    act(state, ...plays(59, 100), 'smelt:green', 'use:59', 'gem:green');
    expect(player(state).stones).toMatchObject({ green: 1, ore: 1 });
  });

  test('S52: where the exchange cannot change what is asked, a single answer is not asked for', () => {
    const state = owning('exchange', [100, 101, 102], { red: 1 });
    lay(state, [11, 12, 13, 21, 14, 16]);
    act(state, 'summon', 'magic:100', 'done', 'take:6');
    expect([state.choice, words(state)]).toEqual(['trade', ['done', 'smelt:red']]);
  });

  test('S52: only with the stone, and only what the supply has', () => {
    const state = owning('exchange', [100, 101, 102], { red: 1, ore: 1 });
    state.supply.ore = 0;
    state.supply.blue = 0;
    expect(whyNot(state, 'smelt:red')).toBe('S52 none-in-supply');
    expect(whyNot(state, 'refine:blue')).toBe('S52 none-in-supply');
    expect(whyNot(table(), 'smelt:red')).toBe('S52 rune-not-owned');
  });
});

test('S53: both effects of a choice, or just one, in any order', () => {
  const state = owning('plus', [23, 100, 101]);
  act(state, ...plays(23, 100), 'use:23', 'gem:green');
  expect(words(state)).toEqual(['gem:yellow', 'decline']);
  act(state, 'gem:yellow');
  expect(player(state).stones).toMatchObject({ green: 1, yellow: 1 });
});

describe('the double die', () => {
  test('S54: the die is rolled once, and its face carried out up to twice', () => {
    const state = owning('double-die', [105, 100, 101]);
    load(state, 'two-points');
    act(state, ...plays(105, 100), 'use:105', 'roll');
    expect([player(state).points, state.choice, words(state)]).toEqual([0, 'face', ['carry-out', 'decline']]);
    act(state, 'carry-out');
    expect([player(state).points, state.choice, words(state)]).toEqual([2, 'face', ['carry-out', 'decline']]);
    act(state, 'carry-out');
    expect([player(state).points, state.choice]).toEqual([4, 'ability']);
  });

  test.each([
    [['decline', 'carry-out'], 1],
    [['carry-out', 'decline'], 1],
    [['decline', 'decline'], 0],
  ])('S54: one time or both may be forgone: %s', (moves, ores) => {
    const state = owning('double-die', [105, 100, 101]);
    load(state, 'ore');
    act(state, ...plays(105, 100), 'use:105', 'roll', ...moves);
    expect([player(state).stones.ore, state.choice]).toEqual([ores, 'ability']);
  });

  test('S54: a gem of the die is chosen, or declined, each time', () => {
    const state = owning('double-die', [105, 100, 101]);
    load(state, 'any-gem');
    act(state, ...plays(105, 100), 'use:105', 'roll', 'gem:red');
    expect([state.choice, words(state)]).toMatchObject(['gem', { 0: 'gem:green', 4: 'decline' }]);
    act(state, 'decline');
    expect([player(state).stones.red, state.choice]).toEqual([1, 'ability']);
  });

  test('S54: a time of which nothing can come falls away', () => {
    const state = owning('double-die', [105, 100, 101], { red: 1 });
    load(state, 'swap');
    act(state, ...plays(105, 100), 'use:105', 'roll', 'swap:red');
    expect(state.choice).toBe('ability');
  });

  test('S54: not for the bonus of a forge', () => {
    const state = owning('double-die', [100, 101, 102], { green: 3 });
    heat(state, ['red', 'blue', 'green', 'yellow', 'red']);
    load(state, 'ore');
    act(state, 'forge:3', 'place:1-green');
    expect(player(state).stones.ore).toBe(1);
  });
});

describe('the extra point', () => {
  test('S55: one more for each card whose ability gave points', () => {
    const state = owning('extra-point', [107, 75, 100], { wild: 1 });
    act(state, ...plays(75, 107), 'use:107', 'points', 'use:75');
    expect(player(state).points).toBe(3 + 5);
  });

  test('S55: not for points of a die or of a forge', () => {
    const state = owning('extra-point', [105, 100, 101]);
    load(state, 'one-point');
    act(state, ...plays(105, 100), 'use:105', 'roll');
    expect(player(state).points).toBe(1);
    const forging = owning('extra-point', [100, 101, 102], { red: 4 });
    heat(forging, ['blue', 'blue', 'green', 'yellow', 'red']);
    act(forging, 'forge:5', 'place:1-red');
    expect(player(forging).points).toBe(3);
  });
});

describe('three abilities', () => {
  test('S56: druid 103 leaves the game, 77 goes to the common discard pile, 67 is kept', () => {
    const state = owning('three-abilities', [67, 77, 103, 100]);
    act(state, ...plays(103, 67, 77), 'done');
    expect([player(state).box, state.discard, player(state).discard]).toEqual([[103], [77], [67]]);
  });

  test('S56: two cards are still enough', () => {
    const state = owning('three-abilities', [67, 77, 103, 100]);
    act(state, ...plays(103, 67));
    expect(words(state)).toEqual(['play:77', 'play:100', 'done']);
    act(state, 'done', 'done');
    expect([player(state).box, player(state).discard]).toEqual([[103], [67]]);
  });
});

describe('the wild stone', () => {
  test('S57: a gem of the supply makes all own gems of its colour wild', () => {
    const state = owning('wild', [75, 77, 100], { red: 3 });
    const before = state.supply.red;
    expect(words(state).filter((word) => word.startsWith('attune'))).toHaveLength(4);
    act(state, 'attune:red');
    expect([state.supply.red, player(state).stones.red, player(state).attuned]).toEqual([before - 1, 3, 'red']);
    act(state, ...plays(75, 77), 'use:77', 'use:75');
    expect(player(state)).toMatchObject({ points: 10, stones: { red: 0 } });
  });

  test('S57: once, and in a colour that the supply has', () => {
    const state = owning('wild', [100, 101, 102]);
    state.supply.blue = 0;
    expect(whyNot(state, 'attune:blue')).toBe('S57 none-in-supply');
    act(state, 'attune:green');
    expect(whyNot(state, 'attune:red')).toBe('S57 already-attuned');
    expect(whyNot(table(), 'attune:red')).toBe('S57 rune-not-owned');
  });

  test('S57: attuned gems pay for any colour, and keep theirs for the swap', () => {
    const state = owning('wild', [105, 16, 100], { red: 2 });
    act(state, 'attune:red');
    load(state, 'swap');
    act(state, ...plays(105, 16), 'use:105', 'roll');
    expect(words(state)).toEqual(['swap:red', 'decline']);
    act(state, 'decline', 'use:16');
    expect(player(state).stones).toMatchObject({ red: 2, blue: 1, yellow: 1 });
  });

  test('S57: a swap with nothing to swap is asked while a gem can be put on the stone', () => {
    const state = owning('wild', [105, 100, 101]);
    load(state, 'swap');
    act(state, ...plays(105, 100), 'use:105', 'roll');
    expect([state.choice, words(state)]).toMatchObject(['swap', { 0: 'decline', 1: 'attune:green' }]);
    act(state, 'attune:green');
    expect(state.choice).toBe('ability');
  });

  test('S57: the gem on the stone does not score', () => {
    const state = owning('wild', [100, 101, 102], { red: 2 });
    act(state, 'attune:red');
    expect(player(state).stones.red).toBe(2);
  });
});
