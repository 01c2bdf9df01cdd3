import { EVALUATORS, explain, ruleBot } from '@dolmen/bots';
import { type AnyGame, at, type Common, type Seed } from '@dolmen/core';
import { checked } from './check.ts';
import type { Thought } from './job.ts';

/** Time was lost already, but perhaps not much. */
const PAUSE = 600;

/**
 * A move in the room's own process, for a computer whose thread gave none: the rule bot's, which takes less than a
 * millisecond. Should even that fail, the first legal one, for the match must go on.
 */
export function fallback(game: AnyGame, view: Common, seed: Seed): Thought {
  try {
    const word = ruleBot(EVALUATORS[game.id])(view, { playouts: 0 }, seed);
    return checked(game, view, { word, remark: explain(game.id, view, word), pause: PAUSE });
  } catch {
    return { word: game.format(at(game.legal(view), 0)), remark: null, pause: PAUSE };
  }
}
