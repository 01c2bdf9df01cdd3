import { describe, expect, test } from 'vitest';
import { replay, start } from '../record.ts';
import { runeStones } from './index.ts';
import { QUEENIE_RUNES, RUNES } from './material.ts';
import type { State } from './state.ts';
import { act, bury, deal, hold, own, player, table, words } from './testing/fixture.ts';

const queenie = (): State => table({ nocturnal: true, runes: RUNES.slice(2) });
const plays = (...cards: number[]): string[] => ['abilities', ...cards.map((card) => `play:${card}`)];

describe('which kinds are in play', () => {
  const drawn = (seed: number): string[] => {
    const begun = start(runeStones, { options: { queenie: true }, seats: 2, seed: [seed, 0, 0, 0] });
    return begun.ok ? RUNES.filter((kind) => begun.value.state.runes[kind] > 0) : [];
  };

  test('S79: both new kinds and six others, of which the seed decides', () => {
    const draws = Array.from({ length: 50 }, (_, seed) => drawn(seed));
    for (const kinds of draws) {
      expect(kinds).toHaveLength(8);
      expect(kinds).toEqual(expect.arrayContaining([...QUEENIE_RUNES]));
    }
    expect(new Set(draws.flat())).toEqual(new Set(RUNES));
    expect(drawn(3)).toEqual(drawn(3));
  });

  test('S79: the record says so, and replays to the same stones', () => {
    const begun = start(runeStones, { options: { queenie: true }, seats: 3, seed: [7, 7, 7, 7] });
    if (!begun.ok) throw new Error(begun.error.code);
    const { header, state } = begun.value;
    expect(header.options).toEqual({ nocturnal: false, queenie: true });
    expect(replay(runeStones, { ...header, actions: [] })).toEqual({ ok: true, value: state });
  });
});

describe('keep the highest', () => {
  test('S80: the card with the highest number is kept, the other leaves', () => {
    const state = queenie();
    deal(state, 0, [16, 103, 100]);
    own(state, 0, 'keep-highest');
    act(state, ...plays(16, 103), 'done');
    expect([player(state).discard, state.discard]).toEqual([[103], [16]]);
  });

  test('S80: of three only the highest is kept', () => {
    const state = queenie();
    deal(state, 0, [67, 77, 103, 100]);
    own(state, 0, 'keep-highest', 'three-abilities');
    act(state, ...plays(67, 77, 103), 'done');
    expect([player(state).discard, state.discard]).toEqual([[103], [67, 77]]);
  });

  test('S80: with a used card switch the banshee leaves, and of three the lowest of the others too', () => {
    const state = queenie();
    deal(state, 0, [67, 87, 103, 100]);
    bury(state, [12]);
    own(state, 0, 'keep-highest', 'three-abilities');
    act(state, ...plays(67, 87, 103), 'use:87', 'fetch:12', 'done');
    expect([player(state).discard, state.discard]).toEqual([[103], [87, 67]]);
  });
});

describe('gem or points', () => {
  const rich = (...hand: number[]): State => {
    const state = queenie();
    deal(state, 0, hand);
    hold(state, 0, { wild: 2 });
    own(state, 0, 'gem-or-points', 'extra-point');
    return state;
  };

  test('S81: a coloured gem instead of the points of a card, then without the extra point', () => {
    const state = rich(107, 75, 100);
    act(state, ...plays(75, 107), 'use:107', 'points');
    expect(words(state)).toEqual(['points', 'gem:green', 'gem:red', 'gem:blue', 'gem:yellow']);
    act(state, 'gem:red');
    expect(player(state)).toMatchObject({ points: 0, stones: { red: 1 } });
  });

  test('S81: it is decided for each card', () => {
    const state = rich(107, 75, 100);
    act(state, ...plays(75, 107), 'use:107', 'points', 'gem:red', 'use:75', 'points');
    expect(player(state)).toMatchObject({ points: 5, stones: { red: 1, wild: 1 } });
  });

  test('S81: the gems of an exchange are gained all the same', () => {
    const state = rich(35, 107, 100);
    act(state, ...plays(35, 107), 'use:35', 'gem:blue');
    expect(player(state)).toMatchObject({ points: 0, stones: { wild: 1, blue: 1, red: 1 } });
  });
});
