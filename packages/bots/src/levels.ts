import type { GameId } from '@dolmen/core';
import type { Bot, Budget } from './bot.ts';
import { EVALUATORS } from './evaluators.ts';
import { isLevel, LEVELS, type Level } from './level-names.ts';
import { type Flaws, noisyBot } from './noisy-bot.ts';
import { ruleBot } from './rule-bot.ts';
import { searchBot } from './search/search-bot.ts';

export { isLevel, LEVELS, type Level };

const AT_ONCE: Budget = { playouts: 1 };

/** How long each level may think over a move: an expert looks ahead a little, on any machine the same. */
export const BUDGETS: { readonly [L in Level]: Budget } = {
  beginner: AT_ONCE,
  casual: AT_ONCE,
  skilled: AT_ONCE,
  expert: { playouts: 50 },
  master: { millis: 200 },
};

const BEGINNER: Flaws = { noise: 2.5, greed: 0.25 };
const CASUAL: Flaws = { noise: 1, greed: 0.05 };

/** The computer player of a level. Expert and master differ in their budget alone. */
export function levelBot(game: GameId, level: Level): Bot {
  const evaluator = EVALUATORS[game];
  if (level === 'beginner') return noisyBot(evaluator, BEGINNER);
  if (level === 'casual') return noisyBot(evaluator, CASUAL);
  return level === 'skilled' ? ruleBot(evaluator) : searchBot(evaluator);
}
