import { describe, expect, test } from 'vitest';
import { pick, random } from '../random.ts';
import { keltis } from './index.ts';
import type { Card } from './material.ts';
import type { State } from './state.ts';
import { act, cards, path, player, table } from './testing/fixture.ts';

describe('views', () => {
  const state = keltis.setup({}, 2, [7, 7, 7, 7]);

  test('show the own hand, and of others only how many cards they hold', () => {
    const view = keltis.view(state, 0);
    expect(view.players[0]?.hand).toEqual(player(state).hand);
    expect(view.players[1]?.hand).toEqual(Array.from({ length: 8 }, () => null));
  });

  test('show nobody the stock or the removed cards, and a spectator no hand', () => {
    for (const viewer of [0, 1, null]) {
      const { stock, removed } = keltis.view(state, viewer);
      expect(new Set([...stock, ...removed])).toEqual(new Set([null]));
      expect([stock.length, removed.length]).toEqual([64, 30]);
    }
    expect(keltis.view(state, null).players.flatMap(({ hand }) => hand)).toEqual(
      Array.from({ length: 16 }, () => null),
    );
  });

  test('hold no generator', () => {
    expect(Object.keys(keltis.view(state, 0)).sort()).toEqual(Object.keys(state).sort());
    expect(JSON.stringify(state)).not.toMatch(/seed|random/);
  });
});

describe('a card taken openly', () => {
  const taken = (): State => {
    const state = table('red-1', 'blue-1 blue-5 green-3');
    state.discards[path('blue')] = cards('blue-5');
    act(state, 'discard:red-1', 'draw:stock', 'discard:green-3', 'draw:blue');
    return state;
  };
  const shown = (state: State): (Card | null)[] | undefined => keltis.view(state, null).players[1]?.hand;

  test('stays known to everyone while it is held, first in the hand', () => {
    expect(shown(taken())).toEqual([...cards('blue-5'), null, null]);
  });

  test('is no longer known once such a card was played or discarded, though the copy is still held', () => {
    const state = taken();
    state.toAct = 1;
    act(state, 'discard:blue-5', 'draw:stock');
    expect(player(state, 1).hand).toContain(cards('blue-5')[0]);
    expect(shown(state)).toEqual([null, null, null]);
  });

  test('is honoured by every state drawn from the view', () => {
    const view = keltis.view(taken(), 0);
    for (let seed = 0; seed < 50; seed++) {
      expect(keltis.determinize(view, [seed, 0, 0, 0]).players[1]?.hand).toContain(cards('blue-5')[0]);
    }
  });
});

describe('a drawn card', () => {
  test('is told to the one who drew it from the stock, and to nobody else', () => {
    const event = { type: 'drew', seat: 1, from: 'stock', card: 3 } as const;
    expect([0, 1, null].map((viewer) => keltis.viewEvent(event, viewer))).toEqual([
      { ...event, card: null },
      event,
      { ...event, card: null },
    ]);
  });

  test('is told to all when it came from a discard pile', () => {
    const event = { type: 'drew', seat: 1, from: 2, card: 24 } as const;
    expect(keltis.viewEvent(event, null)).toEqual(event);
  });
});

describe('states drawn from a view', () => {
  /** Some way into a game, so that rows, piles and known cards all take part. */
  function middle(): State {
    const state = keltis.setup({}, 3, [3, 1, 4, 1]);
    const player = random([2, 7, 1, 8]);
    while (state.ply < 90) keltis.play(state, pick(player, keltis.legal(state)));
    return state;
  }

  test('hold every unseen card equally likely in every hidden place', () => {
    const view = keltis.view(middle(), 0);
    const samples = 6_000;
    const hits = new Map<Card, number>();
    const slot = view.players[1]?.hand.filter((card) => card === null).length ?? 0;
    const places = view.stock.length + slot + (view.players[2]?.hand.filter((card) => card === null).length ?? 0);
    for (let seed = 0; seed < samples; seed++) {
      const drawn = keltis.determinize(view, [seed, 9, 9, 9]);
      const top = drawn.stock.at(-1) ?? -1;
      hits.set(top, (hits.get(top) ?? 0) + 1);
    }
    const copies = unseen(view);
    expect([...copies.values()].reduce((sum, count) => sum + count, 0)).toBe(places);
    let statistic = 0;
    for (const [card, count] of copies) {
      const expected = (samples * count) / places;
      statistic += ((hits.get(card) ?? 0) - expected) ** 2 / expected;
    }
    expect([...hits.keys()].every((card) => copies.has(card))).toBe(true);
    // About 45 degrees of freedom: one fair draw in 100,000 exceeds 95, and the seeds are fixed.
    expect(statistic).toBeLessThan(95);
  });

  function unseen(view: ReturnType<typeof keltis.view>): Map<Card, number> {
    const left = new Map(Array.from({ length: 55 }, (_, card): [Card, number] => [card, 2]));
    const seen = [...view.discards.flat(), ...view.players.flatMap(({ hand, rows }) => [...hand, ...rows.flat()])];
    for (const card of seen) if (card !== null) left.set(card, (left.get(card) ?? 0) - 1);
    return new Map([...left].filter(([, count]) => count > 0));
  }
});
