import { describe, expect, test } from 'vitest';
import { at } from '../assert.ts';
import { commonCards, printOf } from './deck.ts';
import { runeStones } from './index.ts';
import { BASE_RUNES, COLORS, NIGHT_FIELDS } from './material.ts';
import type { State } from './state.ts';
import { act, bury, deal, fit, hold, load, own, player, show, table, whyNot, words } from './testing/fixture.ts';
import { ALL_TILES, type Tile } from './wisp-tiles.ts';

const night = (seats = 2): State => table({ nocturnal: true }, seats);
const plays = (...cards: number[]): string[] => ['abilities', ...cards.map((card) => `play:${card}`)];

describe('banshees', () => {
  test('S70: sixteen of them join the creatures, four kinds in four colours', () => {
    expect(commonCards(null, true)).toHaveLength(84);
    const colors = [79, 80, 81, 82].map((card) => printOf(null, card).color);
    expect(colors).toEqual(COLORS);
  });

  test('S70: they may lie in the display from the start', () => {
    const setup = (seed: number): State => runeStones.setup({ nocturnal: true, runes: BASE_RUNES }, 2, [seed, 0, 0, 0]);
    expect(Array.from({ length: 20 }, (_, seed) => setup(seed)).some(({ display }) => display.some(isBanshee))).toBe(
      true,
    );
  });
  const isBanshee = (card: number): boolean => card >= 79 && card <= 94;

  test('S71: all others who have a blue gem give one, and nobody gives a wild one', () => {
    const state = night(4);
    deal(state, 0, [81, 100, 101]);
    hold(state, 0, {});
    for (const [seat, blue] of [
      [1, 1],
      [2, 2],
      [3, 0],
    ] as const)
      hold(state, seat, { blue, wild: 1 });
    expect(act(state, ...plays(81, 100), 'use:81', 'pillage')).toContain('A pillaged blue of C');
    expect(state.players.map(({ stones }) => stones.blue)).toEqual([2, 0, 1, 0]);
    expect(state.players.map(({ stones }) => stones.wild)).toEqual([0, 1, 1, 1]);
  });

  test('S71: with nothing to take it cannot be used', () => {
    const state = night();
    deal(state, 0, [81, 100, 101]);
    hold(state, 1, { wild: 3 });
    act(state, ...plays(81, 100));
    expect(whyNot(state, 'use:81')).toBe('S21 nothing-to-do');
  });

  test('S72: red 68 comes from the common discard pile to the own one', () => {
    const state = night();
    deal(state, 0, [83, 100, 101]);
    bury(state, [68, 12, 75]);
    act(state, ...plays(83, 100), 'use:83');
    expect(words(state)).toEqual(['raise:68', 'raise:12', 'raise:75', 'decline']);
    expect(whyNot(state, 'raise:70')).toBe('S72 not-in-discard');
    act(state, 'raise:68');
    expect([player(state).discard, state.discard]).toEqual([[68], [12, 75]]);
  });

  test('S72: not with an empty discard pile', () => {
    const state = night();
    deal(state, 0, [83, 100, 101]);
    act(state, ...plays(83, 100));
    expect(whyNot(state, 'use:83')).toBe('S21 nothing-to-do');
  });
});

describe('the card switch', () => {
  const switching = (...hand: number[]): State => {
    const state = night();
    deal(state, 0, hand);
    bury(state, [77, 12]);
    return state;
  };

  test('S73: dragon 77 comes to the hand, the banshee leaves, and 75 is kept', () => {
    const state = switching(87, 75, 100);
    act(state, ...plays(87, 75), 'use:87', 'fetch:77', 'done');
    expect(player(state).hand).toContain(77);
    expect([player(state).discard, state.discard]).toEqual([[75], [12, 87]]);
  });

  test('S73: the banshee goes to the common discard pile first, then the other card is taken', () => {
    const state = switching(87, 75, 100);
    const events = act(state, ...plays(87, 75), 'use:87', 'fetch:77');
    expect(events.slice(-2)).toEqual(['A lost 87 to discard', 'A fetched 77']);
    expect([state.discard, state.played]).toEqual([[12, 87], [75]]);
  });

  test('S73: it cannot fetch itself, and not with an empty pile', () => {
    const state = switching(87, 75, 100);
    act(state, ...plays(87, 75), 'use:87');
    expect(whyNot(state, 'fetch:87')).toBe('S73 not-in-discard');
    const bare = night();
    deal(bare, 0, [87, 75, 100]);
    act(bare, ...plays(87, 75));
    expect(whyNot(bare, 'use:87')).toBe('S21 nothing-to-do');
  });

  test('S73: used, it lies in the common discard pile, and Resurrection can bring it back', () => {
    const state = switching(87, 83, 100);
    act(state, ...plays(87, 83), 'use:87', 'fetch:77', 'use:83');
    expect(words(state)).toContain('raise:87');
    act(state, 'raise:87');
    expect([player(state).discard, state.discard]).toEqual([[87, 83], [12]]);
  });

  test('S73: unused, it is treated by its number like any other', () => {
    const state = switching(87, 100, 101);
    act(state, ...plays(87, 100), 'use:87', 'decline', 'done');
    expect([player(state).discard, player(state).box]).toEqual([[87], [100]]);
  });

  test('S73: with three cards the banshee and the highest of the others leave', () => {
    const state = switching(87, 75, 100, 101);
    own(state, 0, 'three-abilities');
    act(state, ...plays(87, 75, 100), 'use:87', 'fetch:77', 'done');
    expect([player(state).discard, state.discard, player(state).box]).toEqual([[75], [12, 87], [100]]);
  });

  test('S73: two used switches both leave', () => {
    const state = switching(87, 88, 100);
    act(state, ...plays(87, 88), 'use:87', 'fetch:77', 'use:88', 'fetch:12');
    expect([player(state).discard, state.discard]).toEqual([[], [87, 88]]);
    expect(player(state).hand).toEqual(expect.arrayContaining([12, 77]));
  });

  test('S73: everybody knows the card in the hand until it is played', () => {
    const state = switching(87, 75, 100);
    act(state, ...plays(87, 75), 'use:87', 'fetch:77', 'done');
    expect(runeStones.view(state, 1).players[0]?.hand).toEqual([77, null, null, null]);
    state.toAct = 0;
    act(state, 'summon', 'magic:77');
    expect(player(state).known).toEqual([]);
  });

  test('S73: used through a wisp it leaves too', () => {
    const state = switching(91, 100, 87);
    show(state, ['play', 'draw', 'summon', 'points-2']);
    act(state, ...plays(91, 100), 'use:91', 'wisp:1', 'play:87', 'fetch:77');
    expect(state.discard).toEqual([12, 87]);
  });
});

describe('wisps', () => {
  const wisping = (...hand: number[]): State => {
    const state = night();
    deal(state, 0, [91, ...hand]);
    show(state, ['points-3', 'play', 'die-red', 'die-ore']);
    act(state, ...plays(91, at(hand, 0)), 'use:91');
    return state;
  };

  test('S74: three points of the tile and two of a druid make five', () => {
    const state = wisping(107, 100);
    expect([state.choice, words(state)]).toEqual(['wisp', ['wisp:1', 'wisp:2', 'wisp:3', 'wisp:4', 'decline']]);
    act(state, 'wisp:1', 'points', 'use:107', 'points');
    expect(player(state).points).toBe(5);
  });

  test('S75: there are 18 tiles, four of them open', () => {
    const { wisps } = night();
    expect([...wisps.pile, ...wisps.shown].sort()).toEqual(ALL_TILES.toSorted());
    expect([ALL_TILES.length, wisps.shown.length]).toEqual([18, 4]);
    expect(table().wisps).toEqual({ pile: [], shown: [], discard: [] });
  });

  test('S75: the tile is replaced after its bonus, so a wisp met meanwhile has three to choose from', () => {
    const state = wisping(107, 92);
    act(state, 'wisp:2', 'play:92');
    expect(words(state)).toEqual(['wisp:1', 'wisp:3', 'wisp:4', 'decline']);
    expect(whyNot(state, 'wisp:2')).toBe('S75 tile-in-use');
    act(state, 'wisp:1', 'points');
    expect([state.wisps.discard, state.choice]).toEqual([['points-3', 'play'], 'ability']);
  });

  test('S75: an empty pile is renewed from the discarded tiles', () => {
    const state = wisping(107, 100);
    state.wisps.discard = state.wisps.pile.splice(0);
    expect(act(state, 'wisp:1', 'points')).toContain('shuffled wisps');
    expect([state.wisps.pile.length, state.wisps.discard]).toEqual([14, []]);
  });

  test('S76: three of eleven tokens show a wisp; ten lie on the fields 5 to 50', () => {
    const { night: tokens } = night();
    expect([tokens.length, tokens.filter((token) => token === 'wisp').length]).toEqual([11, 3]);
    expect(NIGHT_FIELDS).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
  });
});

describe('night tokens', () => {
  /** Tokens with a wisp lie on 5 and 10. */
  const climbing = (points: number): State => {
    const state = night();
    state.night = ['wisp', 'wisp', ...Array.from({ length: 8 }, () => 'blank' as const), 'wisp'];
    player(state).points = points;
    deal(state, 0, [100, 101, 102]);
    show(state, ['two-gems', 'play', 'die-red', 'points-2']);
    return state;
  };

  test('S77: landing on a token or passing it brings a wisp at once', () => {
    const state = climbing(2);
    fit(state, 0, 0, { red: 'red', blue: 'blue' });
    act(state, 'summon', 'magic:100', 'done', 'done', 'trade:1');
    expect([player(state).points, state.choice]).toEqual([5, 'wisp']);
    act(state, 'decline');
    expect(state.choice).toBe('rune');
  });

  test('S77: one for each token, also several in a turn', () => {
    const state = climbing(4);
    fit(state, 0, 0, { green: 'green', red: 'red', blue: 'blue' });
    act(state, 'summon', 'magic:100', 'done', 'done', 'trade:1', 'wisp:1', 'gem:red', 'gem:blue');
    expect([player(state).points, state.choice]).toEqual([10, 'wisp']);
    act(state, 'wisp:4', 'points', 'rune:plus');
    expect(player(state).points).toBe(12);
  });

  test('S77: a token already passed brings no second wisp, and neither does a blank one', () => {
    const state = climbing(10);
    fit(state, 0, 0, { green: 'green', red: 'red', blue: 'blue' });
    act(state, 'summon', 'magic:100', 'done', 'done', 'trade:1');
    expect([player(state).points, state.choice]).toEqual([16, 'rune']);
  });
});

describe('tile bonuses', () => {
  const taking = (tile: Tile, hand: readonly number[] = [107, 16]): State => {
    const state = night();
    deal(state, 0, [91, ...hand]);
    hold(state, 0, {});
    show(state, [tile, 'one-wild', 'die-blue', 'die-ore']);
    act(state, ...plays(91, at(hand, 0)), 'use:91');
    return state;
  };

  test('S78: the die first, then the gem or the ore', () => {
    const state = taking('die-green');
    load(state, 'two-points');
    act(state, 'wisp:1', 'roll');
    expect(words(state)).toEqual(['gem:green', 'decline']);
    const other = taking('die-green');
    load(other, 'one-point');
    act(other, 'wisp:4', 'roll', 'ore');
    expect([player(other).points, player(other).stones.ore]).toEqual([1, 1]);
  });

  test('S78: two gems of choice, one or two wild ones', () => {
    const state = taking('two-gems');
    act(state, 'wisp:1', 'gem:red', 'gem:red');
    expect(player(state).stones).toMatchObject({ red: 2 });
    const other = taking('two-wild');
    act(other, 'wisp:1', 'gem:wild', 'gem:wild');
    expect(player(other).stones).toMatchObject({ wild: 2 });
  });

  test('S78: a card of the display, or the top two of the pile', () => {
    const state = taking('summon');
    const [first] = state.display;
    act(state, 'wisp:1', 'take:1');
    expect(player(state).discard).toEqual([first]);
    const other = taking('draw');
    const top = other.pile.slice(-2).reverse();
    act(other, 'wisp:1', 'draw');
    expect(player(other).discard).toEqual(top);
  });

  test('S78: one more hand card is played, and goes to the own discard pile whatever its number', () => {
    const state = taking('play', [107, 100]);
    act(state, 'wisp:1', 'play:100', 'gem:blue');
    expect([player(state).discard, player(state).stones.blue]).toEqual([[100], 1]);
  });

  test('S78: rune stones of the second action do not apply to it', () => {
    const state = taking('play', [16, 107]);
    own(state, 0, 'extra-point');
    act(state, 'wisp:1', 'play:107', 'points');
    expect(player(state).points).toBe(2);
  });

  test('S78: that no card of the hand can be played is not told', () => {
    const state = taking('play', [107, 16]);
    act(state, 'wisp:1');
    expect([state.choice, words(state)]).toEqual(['play-card', ['decline']]);
  });

  test('S78: with no card in hand, as everybody sees, there is nothing to ask', () => {
    const state = night();
    deal(state, 0, [91, 107]);
    show(state, ['play', 'one-wild', 'die-blue', 'die-ore']);
    expect(act(state, 'abilities', 'use:91', 'wisp:1')).toContain('A skipped play-card');
  });

  test('S78: a card of whose ability nothing can come is not played', () => {
    const state = taking('play', [107, 16, 100]);
    act(state, 'wisp:1');
    expect([words(state), whyNot(state, 'play:16')]).toEqual([['play:100', 'decline'], 'S24 cannot-pay']);
  });
});
