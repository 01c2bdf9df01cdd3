import { describe, expect, test } from 'vitest';
import { printOf, STANDARD_DECK } from './deck.ts';
import { parseDeck } from './parse-deck.ts';
import { act, deal, hold, player, table, whyNot, words } from './testing/fixture.ts';
import { otherDeck } from './testing/other-deck.ts';

const faults = (input: unknown): string[] => {
  const result = parseDeck(input);
  return result.ok ? [] : result.error.faults.map(({ at, problem }) => `${at}: ${problem}`);
};

/** The standard deck with one creature changed. */
const changed = (index: number, change: object) => ({
  ...STANDARD_DECK,
  creatures: STANDARD_DECK.creatures.map((row, other) => (other === index ? { ...row, ...change } : row)),
});

describe('the standard deck', () => {
  test('passes its own check', () => expect(parseDeck(STANDARD_DECK)).toEqual({ ok: true, value: STANDARD_DECK }));

  test('has the cards that the rulebook prints', () => {
    expect(printOf(null, 16)).toMatchObject({
      color: 'green',
      ability: { cost: ['green'], gain: ['red', 'blue', 'yellow'] },
    });
    expect(printOf(null, 21)).toMatchObject({ color: 'blue', ability: { cost: ['blue'], gain: ['wild', 'wild'] } });
    expect([67, 68].map((card) => printOf(null, card).color)).toEqual(['green', 'red']);
    expect(printOf(null, 77).color).toBe('multi');
  });

  test('has the numbers 11 to 94 and 100 to 107', () => {
    const numbers = [...STANDARD_DECK.creatures, ...STANDARD_DECK.banshees, ...STANDARD_DECK.druids].map(
      (row) => row.number,
    );
    expect(numbers).toEqual([
      ...Array.from({ length: 84 }, (_, index) => 11 + index),
      100,
      101,
      102,
      103,
      104,
      105,
      106,
      107,
    ]);
  });
});

describe('a deck from outside', () => {
  test('passes with other numbers, magic and abilities', () => expect(faults(otherDeck())).toEqual([]));

  test('is read from JSON, and frozen', () => {
    const result = parseDeck(JSON.parse(JSON.stringify(otherDeck())));
    expect(result.ok && Object.isFrozen(result.value.creatures[0])).toBe(true);
  });

  test.each([
    [null, [': not an object']],
    [{}, ['creatures: not a list', 'banshees: not a list', 'druids: not a list']],
    [{ ...STANDARD_DECK, extra: 1 }, ['extra: unknown field']],
    [changed(0, { number: 0 }), ['creatures[0].number: not 1 to 199']],
    [changed(0, { number: 12 }), ['creatures[1].number: number taken twice']],
    [changed(0, { number: 100 }), ['druids[0].number: number taken twice']],
    [changed(2, { magic: 1.5 }), ['creatures[2].magic: not 1 to 9']],
    [changed(2, { luck: 7 }), ['creatures[2].luck: unknown field']],
    [changed(3, { ability: 'gold' }), ['creatures[3].ability: no such ability']],
    [changed(3, { ability: 'red + red + red' }), ['creatures[3].ability: no such ability']],
    [changed(3, { ability: 'red > die' }), ['creatures[3].ability: no such ability']],
    [changed(3, { ability: 'points:10' }), ['creatures[3].ability: no such ability']],
    [changed(3, { ability: 'x'.repeat(100_000) }), ['creatures[3].ability: no such ability']],
    [changed(3, { ability: 'draw' }), ['creatures[3].ability: an effect that only wisp tiles have']],
    [changed(3, { ability: 'wisp' }), ['creatures[3].ability: an effect that only banshees have']],
    [changed(3, { ability: 'points:1 + points:2' }), ['creatures[3].ability: points more than once']],
    [changed(3, { ability: 'red | any' }), ['creatures[3].ability: two effects that one answer could mean']],
    [changed(3, { ability: 'card:red | card:any' }), ['creatures[3].ability: two effects that one answer could mean']],
    [changed(3, { ability: 'wild | any' }), []],
    [
      changed(0, { color: 'red' }),
      ['creatures: 14 cards of colour green, not 15', 'creatures: 16 cards of colour red, not 15'],
    ],
    [
      changed(67, { color: 'mauve' }),
      ['creatures: 7 cards of colour multi, not 8', 'creatures[67].color: unknown colour'],
    ],
  ])('faults are named with their place (%#)', (input, expected) => expect(faults(input)).toEqual(expected));

  test('all faults are listed at once', () => {
    const rows = STANDARD_DECK.druids.map((row) => ({ ...row, magic: 0, ability: '' }));
    expect(faults({ ...STANDARD_DECK, druids: rows })).toHaveLength(16);
  });

  test('a list far too long is not read to its end', () => {
    const rows = Array.from({ length: 100_000 }, () => ({}));
    expect(faults({ ...STANDARD_DECK, druids: rows }).length).toBeLessThan(50);
  });
});

describe('playing with another deck', () => {
  test('a cost of different gems is paid one after the other, and never so that the rest cannot be paid', () => {
    const state = table({ deck: otherDeck() });
    deal(state, 0, [4, 20, 120]);
    hold(state, 0, { green: 1, wild: 1, red: 1 });
    act(state, 'abilities', 'play:4', 'play:120', 'use:4');
    expect([player(state).points, player(state).stones]).toMatchObject([4, { green: 0, wild: 0, red: 1 }]);
    hold(state, 0, {});
  });

  test('a wild gem is kept for what only it can pay', () => {
    const state = table({ deck: otherDeck() });
    deal(state, 0, [3, 20, 120]);
    hold(state, 0, { red: 1, wild: 2 });
    act(state, 'abilities', 'play:3', 'play:120', 'use:3');
    expect(words(state)).toEqual(['pay:red', 'pay:wild']);
    hold(state, 0, { red: 1, wild: 1 });
    expect(whyNot(state, 'pay:wild')).toBe('S24 rest-unpaid');
  });

  test('druids are told from creatures by the deck, not by their numbers', () => {
    const state = table({ deck: otherDeck() });
    deal(state, 0, [1, 120, 121]);
    act(state, 'abilities', 'play:1', 'play:120', 'done');
    expect([player(state).box, player(state).discard]).toEqual([[120], [1]]);
  });
});
