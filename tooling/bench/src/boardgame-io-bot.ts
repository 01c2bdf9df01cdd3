import { createRequire } from 'node:module';
import { formatSeed, type Seed } from '@dolmen/core';
import type { Action, State } from '@dolmen/core/keltis';
import { keltis } from '@dolmen/core/keltis';
import { type MatchState, matchFrom } from './boardgame-io.ts';

/** boardgame.io's own computer player on our Keltis: a tree search that is given the whole state, hidden cards and all. */

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as Ai;

interface BotSetting {
  readonly game: object;
  readonly enumerate: (state: State) => object[];
  readonly seed: string;
  readonly iterations: number;
  readonly playoutDepth: number;
}

interface Ai {
  readonly MCTSBot: new (
    setting: BotSetting,
  ) => {
    play(
      match: MatchState,
      player: string,
    ): Promise<{ readonly action: { readonly payload: { readonly args: readonly [Action] } } }>;
  };
}

/** Far more than a game has moves: a playout that does not end tells its search nothing. */
const TO_THE_END = 10_000;

const enumerate = (state: State): object[] => keltis.legal(state).map((action) => ({ move: 'act', args: [action] }));

/** The action it finds in so many iterations. */
export async function chooseInBoardgameIo(state: State, iterations: number, seed: Seed): Promise<Action> {
  const { game, match } = matchFrom(state);
  const bot = new MCTSBot({ game, enumerate, seed: formatSeed(seed), iterations, playoutDepth: TO_THE_END });
  const { action } = await bot.play(match, match.ctx.currentPlayer);
  return action.payload.args[0];
}
