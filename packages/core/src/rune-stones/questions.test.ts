import { describe, expect, test } from 'vitest';
import { act, deal, fit, heat, hold, lay, load, own, player, show, table, whyNot, words } from './testing/fixture.ts';

test('each question takes only its own answers', () => {
  const state = table();
  deal(state, 0, [100, 101, 105, 106]);
  expect(whyNot(state, 'done')).toBe('S5 not-now');
  expect(whyNot(state, 'gem:red')).toBe('S5 not-now');
  act(state, 'summon');
  expect(whyNot(state, 'use:100')).toBe('S10 not-now');
  act(state, 'magic:105', 'done');
  expect(whyNot(state, 'magic:106')).toBe('S11 not-now');
});

describe('a question with one answer is not asked', () => {
  test('two cards in hand are both played', () => {
    const state = table();
    deal(state, 0, [100, 101]);
    act(state, 'abilities');
    expect([state.choice, state.played]).toEqual(['ability', [100, 101]]);
  });

  test('but cards in front are always shown before they go', () => {
    const state = table();
    deal(state, 0, [75, 77, 100]);
    hold(state, 0, {});
    act(state, 'abilities', 'play:75', 'play:77');
    expect(words(state)).toEqual(['done']);
  });

  test('but a rune stone that can be used keeps it open', () => {
    const state = table();
    deal(state, 0, [100, 101, 102]);
    hold(state, 0, { red: 1 });
    own(state, 0, 'exchange');
    act(state, 'summon', 'magic:100', 'done', 'done');
    expect([state.choice, words(state)]).toEqual(['trade', ['done', 'smelt:red']]);
    act(state, 'smelt:red');
    expect(state.toAct).toBe(1);
  });
});

describe('declining is told', () => {
  const rolled = (face: Parameters<typeof load>[1], ...moves: string[]): string[] => {
    const state = table();
    deal(state, 0, [105, 100, 101]);
    own(state, 0, 'double-die');
    load(state, face);
    return act(state, 'abilities', 'play:105', 'play:100', 'use:105', 'roll', ...moves);
  };

  test('for a swap', () => expect(rolled('swap', 'decline')).toContain('A skipped swap'));

  test('for a face of the die', () => expect(rolled('ore', 'decline')).toContain('A skipped face'));
});

describe('a turn may be taken back', () => {
  test('until a card enters the display', () => {
    const state = table();
    lay(state, [11, 12, 13, 21, 14, 16]);
    deal(state, 0, [100, 101, 106, 107]);
    fit(state, 0, 0, { red: 'red', blue: 'blue' });
    act(state, 'summon', 'magic:107', 'done', 'take:6');
    expect([state.floor, state.ply]).toEqual([0, 4]);
    act(state, 'done');
    expect([state.toAct, state.floor]).toEqual([0, 5]);
  });

  test('until the die is rolled', () => {
    const state = table();
    deal(state, 0, [100, 105, 106]);
    load(state, 'one-point');
    act(state, 'abilities', 'play:100', 'play:105', 'use:100', 'gem:blue', 'use:105');
    expect(state.floor).toBe(0);
    act(state, 'roll');
    expect(state.floor).toBe(state.ply);
  });

  test('until a forge is filled', () => {
    const state = table();
    heat(state, ['red', 'blue', 'green', 'yellow', 'red']);
    hold(state, 0, { red: 2, ore: 3 });
    fit(state, 0, 0, { yellow: 'yellow', blue: 'blue' });
    act(state, 'forge:1', 'pay:red', 'place:1-red');
    expect(state.floor).toBe(0);
    act(state, 'done');
    expect([state.choice, state.floor]).toEqual(['trade', state.ply]);
  });

  test('until a wisp tile is replaced', () => {
    const state = table({ nocturnal: true });
    deal(state, 0, [91, 100, 101]);
    show(state, ['one-wild', 'play', 'draw', 'summon']);
    act(state, 'abilities', 'play:91', 'play:100', 'use:91', 'wisp:1');
    expect(state.floor).toBe(0);
    act(state, 'gem:wild');
    expect([player(state).stones.wild, state.floor]).toEqual([2, state.ply]);
  });

  test('until the turn passes', () => {
    const state = table();
    deal(state, 0, [100, 101, 102]);
    state.pile = [];
    act(state, 'summon', 'magic:100', 'done', 'done');
    expect([state.toAct, state.floor]).toEqual([1, 4]);
  });
});
