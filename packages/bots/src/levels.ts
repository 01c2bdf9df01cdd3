import type { GameId } from '@dolmen/core';
import type { Bot, Budget } from './bot.ts';
import { type Haste, hastyBot } from './hasty.ts';
import { isLevel, LEVELS, type Level } from './level-names.ts';
import { ruleBot } from './rule.ts';
import { searchBot } from './search/search-bot.ts';
import { SENSES } from './senses.ts';

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

const BEGINNER: Haste = { blur: 2.5, greed: 0.25 };
const CASUAL: Haste = { blur: 1, greed: 0.05 };

/** The computer player of a level. Expert and master differ in their budget alone. */
export function levelBot(game: GameId, level: Level): Bot {
  const sense = SENSES[game];
  if (level === 'beginner') return hastyBot(sense, BEGINNER);
  if (level === 'casual') return hastyBot(sense, CASUAL);
  return level === 'skilled' ? ruleBot(sense) : searchBot(sense);
}
