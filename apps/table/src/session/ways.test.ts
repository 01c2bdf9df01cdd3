import { GAMES, start } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { offersOf } from './picking.ts';
import { waysTo } from './ways.ts';

const game = GAMES['rune-stones'];

function firstView() {
  const begun = start(game, { options: {}, seats: 2, seed: [5, 7, 1, 9] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { state } = begun.value;
  const seat = state.toAct ?? 0;
  return { state, seat, view: game.view(state, seat) };
}

const handOf = (view: unknown, seat: number): readonly number[] =>
  (view as { players: readonly { hand: readonly number[] }[] }).players[seat]?.hand ?? [];

describe('a way', () => {
  test('leads from a card in hand to its magic and to its ability', () => {
    const { view, seat } = firstView();
    const [card] = handOf(view, seat);
    const ways = waysTo(game, view, seat, `hand:${card}`);
    expect(ways.map(({ words }) => words)).toEqual([
      ['summon', `magic:${card}`],
      ['abilities', `play:${card}`],
    ]);
  });

  test('to a creature names the cards that it takes, and can be gone', () => {
    const { state, view, seat } = firstView();
    const [way] = waysTo(game, view, seat, 'display:6');
    expect(way?.words[0]).toBe('summon');
    for (const word of way?.words ?? []) {
      expect(offersOf(game, state).map((offer) => offer.word)).toContain(word);
      game.play(state, game.parse(word));
    }
    expect(way?.words.at(-1)).toBe('take:6');
  });

  test('to what cannot be reached in this turn there is none', () => {
    const { view, seat } = firstView();
    expect(waysTo(game, view, seat, 'nothing')).toEqual([]);
  });
});
