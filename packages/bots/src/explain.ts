import type { Common, GameId } from '@dolmen/core';
import type { Remark } from './sense.ts';
import { SENSES } from './senses.ts';

/** One line on why somebody would speak this word, for the catalogues; `null` where there is nothing to say. */
export function explain(game: GameId, view: Common, word: string): Remark | null {
  const sense = SENSES[game];
  const action = sense.game.parse(word);
  return action === null ? null : sense.remark(view, action);
}
