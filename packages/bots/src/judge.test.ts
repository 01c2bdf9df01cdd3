import { at, type Common, GAME_IDS, GAMES, type GameId, type Seed, start } from '@dolmen/core';
import { describe, expect, test } from 'vitest';
import { dice, rollSeed } from './dice.ts';
import { EVALUATORS } from './evaluators.ts';
import { judge } from './judge.ts';
import { ruleBot } from './rule-bot.ts';

const CARE = { playouts: 40, worlds: 12 };
const SEED: Seed = [3, 1, 4, 1];

/** Views of who is to move, some way into a match between rule bots, where there is a choice. */
function viewsOf(id: GameId, seats: number): Common[] {
  const game = GAMES[id];
  const begun = start(game, { seats, seed: [2, 7, 1, 8] });
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  const roll = dice([1, 2, 3, 4]);
  const views: Common[] = [];
  for (let ply = 0; state.toAct !== null && ply < 40; ply++) {
    const view = game.view(state, state.toAct);
    if (ply % 12 === 5 && game.legal(view).length > 2) views.push(view);
    game.play(state, game.parse(ruleBot(EVALUATORS[id])(view, { playouts: 1 }, rollSeed(roll))));
  }
  return views;
}

describe.each(GAME_IDS)('a judgement in %s', (id) => {
  const game = GAMES[id];
  const views = viewsOf(id, 2);

  test('shares one chance among all, and is the same every time', () => {
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      const word = game.format(at(game.legal(view), 0));
      const judgement = judge(id, view, word, CARE, SEED);
      expect(judgement.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(judgement.cost).toBeGreaterThanOrEqual(0);
      expect(judge(id, view, word, CARE, SEED)).toEqual(judgement);
    }
  });

  test('the best word costs nothing, and all others together something', () => {
    let cost = 0;
    for (const view of views) {
      const words = game
        .legal(view)
        .map((action) => game.format(action))
        .slice(0, 5);
      const { best } = judge(id, view, at(words, 0), CARE, SEED);
      expect(judge(id, view, best, CARE, SEED).cost).toBe(0);
      for (const word of words) cost += judge(id, view, word, CARE, SEED).cost;
    }
    expect(cost).toBeGreaterThan(0);
  });
});
