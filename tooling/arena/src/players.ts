import { chooseInBoardgameIo } from '@dolmen/bench/boardgame-io-bot';
import { type Bot, BUDGETS, type Budget, EVALUATORS, levelBot, randomBot, ruleBot, searchBot } from '@dolmen/bots';
import { type AnyGame, type Common, type Seed, unreachable } from '@dolmen/core';
import { type State as KeltisState, keltis } from '@dolmen/core/keltis';
import type { PlayerKind } from './player-names.ts';

/** What a player is asked in. The whole state is for those who cheat, in the arena only. */
export interface Situation {
  readonly state: Common;
  readonly view: Common;
  readonly seed: Seed;
}

export type Player = (situation: Situation) => string | Promise<string>;

/** Rule and random bots look at no budget. */
const NONE: Budget = { playouts: 0 };

const honest =
  (bot: Bot, budget: Budget): Player =>
  ({ view, seed }) =>
    bot(view, budget, seed);

/** All worlds of a cheat are one: at a temperature of 0 every playout would be the same. */
const CHEAT_TEMPERATURE = 0.3;

/** An upper bound: the same search, whose every sample of what is hidden is the truth. */
function cheat(game: AnyGame, budget: Budget): Player {
  let truth: Common | null = null;
  const sample = (): Common => {
    if (truth === null) throw new Error('nobody was asked yet');
    return game.clone(truth);
  };
  const evaluator = EVALUATORS[game.id];
  const bot = searchBot(evaluator, { sample, temperature: Math.max(CHEAT_TEMPERATURE, evaluator.search.temperature) });
  return ({ state, view, seed }) => {
    truth = state;
    return bot(view, budget, seed);
  };
}

const boardgameIo =
  (iterations: number): Player =>
  async ({ state, seed }) =>
    keltis.format(await chooseInBoardgameIo(state as KeltisState, iterations, seed));

/** Somebody who plays this game. */
export function makePlayer(game: AnyGame, player: PlayerKind): Player {
  switch (player.kind) {
    case 'random':
      return honest(randomBot(game), NONE);
    case 'rule':
      return honest(ruleBot(EVALUATORS[game.id]), NONE);
    case 'level':
      return honest(levelBot(game.id, player.level), BUDGETS[player.level]);
    case 'ismcts':
      return honest(searchBot(EVALUATORS[game.id]), player.budget);
    case 'cheat':
      return cheat(game, player.budget);
    case 'boardgame.io':
      return boardgameIo(player.iterations);
    default:
      return unreachable(player);
  }
}
