import { describe, expect, test } from 'vitest';
import { at } from '../assert.ts';
import { pick, random } from '../random.ts';
import { runeStones } from './index.ts';
import type { Card } from './material.ts';
import type { State, View } from './state.ts';
import { act, deal, player, table } from './testing/fixture.ts';

/** Some way into a game, so that piles, hands and known cards all take part. */
function middle(plies = 250): State {
  const options = runeStones.options({ nocturnal: true });
  if (!options.ok) throw new Error('bad options');
  const state = runeStones.setup(options.value, 3, [3, 1, 4, 1]);
  const player = random([2, 7, 1, 8]);
  while (state.ply < plies) runeStones.play(state, pick(player, runeStones.legal(state)));
  return state;
}

describe('views', () => {
  test('show the own hand, and of others only what everybody knows', () => {
    const state = middle();
    const view = runeStones.view(state, 0);
    expect(view.players[0]?.hand).toEqual(player(state).hand);
    for (const [seat, { hand, known }] of view.players.entries()) {
      if (seat > 0) expect(hand.filter((card) => card !== null)).toEqual(known);
    }
  });

  test('show nobody a pile or the generator', () => {
    const state = middle();
    for (const viewer of [0, 1, 2, null]) {
      const view = runeStones.view(state, viewer);
      const piles = [view.pile, view.artefacts, view.wisps.pile, ...view.players.map(({ pile }) => pile)];
      expect(new Set(piles.flat())).toEqual(new Set([null]));
      expect(view.random).toBeNull();
    }
  });

  test('show everyone which cards a player owns', () => {
    const state = middle();
    const { hand, pile, discard, owned } = player(state, 1);
    expect(runeStones.view(state, 0).players[1]?.owned).toEqual(owned);
    expect([...hand, ...pile, ...discard].length).toBeLessThanOrEqual(owned.length);
  });
});

describe('what counting tells', () => {
  /** Seat 0 has two cards left in hand when its pile runs out. */
  function counted(): State {
    const state = table();
    deal(state, 0, [100, 101, 102, 103]);
    const own = player(state);
    own.discard = own.pile.splice(0);
    act(state, 'abilities', 'play:100', 'play:101', 'done');
    return state;
  }

  test('the hand is known when the draw pile is renewed, but not what is drawn from the new one', () => {
    const state = counted();
    expect(player(state).known).toEqual([102, 103]);
    expect(runeStones.view(state, 1).players[0]?.hand).toEqual([102, 103, null, null]);
  });

  test('every state drawn from the view honours it', () => {
    const view = runeStones.view(counted(), 1);
    for (let seed = 0; seed < 50; seed++) {
      const { hand, pile } = player(runeStones.determinize(view, [seed, 0, 0, 0]));
      expect(hand).toEqual(expect.arrayContaining([102, 103]));
      expect([...hand, ...pile].sort()).toEqual([100, 102, 103, 104, 105, 106, 107]);
    }
  });
});

describe('a drawn card', () => {
  test('is told to the one who drew it, and to nobody else', () => {
    const event = { type: 'drew', seat: 1, card: 103 } as const;
    expect([0, 1, null].map((viewer) => runeStones.viewEvent(event, viewer))).toEqual([
      { ...event, card: null },
      event,
      { ...event, card: null },
    ]);
  });
});

describe('states drawn from a view', () => {
  const SAMPLES = 4_000;
  /** One fair draw in 100,000 lies further off, by the Wilson–Hilferty approximation of chi-square; the seeds are fixed. */
  const limit = (freedom: number): number =>
    freedom * (1 - 2 / (9 * freedom) + 4.27 * Math.sqrt(2 / (9 * freedom))) ** 3;

  /** Compares how often each card was found with what a fair draw gives. */
  function expectEven(found: readonly Card[], among: readonly Card[]): void {
    const hits = new Map(among.map((card): [Card, number] => [card, 0]));
    for (const card of found) hits.set(card, (hits.get(card) ?? Number.NaN) + 1);
    const expected = found.length / among.length;
    const statistic = [...hits.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(hits.size).toBe(among.length);
    expect(statistic).toBeLessThan(limit(among.length - 1));
  }

  const draw = (view: View): State[] =>
    Array.from({ length: SAMPLES }, (_, seed) => runeStones.determinize(view, [seed, 9, 9, 9]));

  const rest = (view: View, seat: number): Card[] => {
    const { owned, discard, known } = at(view.players, seat);
    return owned.filter((card) => ![...discard, ...known, ...(seat === view.toAct ? view.played : [])].includes(card));
  };

  test('hold every card of another player equally likely in hand, and in every place of the pile', () => {
    const state = middle();
    const seat = ((state.toAct ?? 0) + 1) % 3;
    const view = runeStones.view(state, state.toAct);
    const drawn = draw(view);
    const { hand, pile, known } = at(view.players, seat);
    expect([hand.length > known.length, pile.length > 1]).toEqual([true, true]);
    const secret = ({ players }: State): Card[] => at(players, seat).hand.filter((card) => !known.includes(card));
    // Hands are sorted: another place of it in each draw, or low cards would be found more often.
    expectEven(
      drawn.map((state, index) => at(secret(state), index % secret(state).length)),
      rest(view, seat),
    );
    expectEven(
      drawn.map((state) => at(at(state.players, seat).pile, 0)),
      rest(view, seat),
    );
  });

  test('hold every unseen creature equally likely on top of the common pile', () => {
    const state = middle();
    const view = runeStones.view(state, 0);
    expectEven(
      draw(view).map(({ pile }) => at(pile, pile.length - 1)),
      state.pile,
    );
  });

  test('hold the own pile in any order', () => {
    const state = middle(20);
    const view = runeStones.view(state, 0);
    const own = player(state).pile;
    expect(own.length).toBeGreaterThan(1);
    expectEven(
      draw(view).map((drawn) => at(player(drawn).pile, own.length - 1)),
      own,
    );
  });

  test('have a generator of their own', () => {
    const state = middle();
    const drawn = runeStones.determinize(runeStones.view(state, 0), [1, 1, 1, 1]);
    expect(drawn.random.seed).not.toEqual(state.random.seed);
  });
});
