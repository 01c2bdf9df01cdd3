import { at, type Common, type GameId, type Seed } from '@dolmen/core';
import { dice, rollSeed } from './dice.ts';
import type { AnyEvaluator } from './evaluator.ts';
import { EVALUATORS } from './evaluators.ts';
import { playout } from './search/playout.ts';
import { rewards } from './search/reward.ts';
import { searchBot } from './search/search-bot.ts';

/** What a choice was worth, told from nothing but what its player knew. */
export interface Judgement {
  /** What the strongest player would have said. */
  readonly best: string;
  /** Each seat's chance to win if that is said, between 0 and 1; together 1. */
  readonly chances: readonly number[];
  /** So much of the mover's chance the word that was said gave away; 0 where none was better. */
  readonly cost: number;
}

/** How closely a choice is looked at. */
export interface Care {
  /** For finding a better word. */
  readonly playouts: number;
  /** Worlds that both words are tried in. */
  readonly worlds: number;
}

/** Judges a word that was said at this view. The same view, care and seed give the same judgement. */
export function judge(game: GameId, view: Common, word: string, { playouts, worlds }: Care, seed: Seed): Judgement {
  const evaluator = EVALUATORS[game];
  const best = searchBot(evaluator)(view, { playouts }, seed);
  const [chances, said] = chancesAfter(evaluator, view, [...new Set([best, word])], worlds, seed);
  const mover = view.toAct ?? 0;
  const cost = said === undefined ? 0 : at(chances ?? [], mover) - at(said, mover);
  // The search prefers one, the closer comparison the other: then the word that was said was no worse.
  return cost < 0 && said ? { best: word, chances: said, cost: 0 } : { best, chances: chances ?? [], cost };
}

/** Every seat's chance after each of the words, all of them tried in the same worlds with the same luck. */
function chancesAfter(
  evaluator: AnyEvaluator,
  view: Common,
  words: readonly string[],
  worlds: number,
  seed: Seed,
): number[][] {
  const { game, search } = evaluator;
  const roll = dice(seed);
  const sums = words.map(() => [] as number[]);
  for (let world = 0; world < worlds; world++) {
    const drawn = game.determinize(view, rollSeed(roll));
    const luck = rollSeed(roll);
    for (const [index, word] of words.entries()) {
      const state = game.clone(drawn);
      game.play(state, game.parse(word));
      addTo(at(sums, index), shares(playout(evaluator, state, search, dice(luck)), search.rewardScale));
    }
  }
  return sums.map((sum) => sum.map((chance) => chance / worlds));
}

/** A lead is a likely win: what points promise each seat, together 1. */
function shares(points: readonly number[], scale: number): number[] {
  const likely = rewards(points, scale).map((reward) => (1 + reward) / 2);
  const sum = likely.reduce((sum, one) => sum + one, 0);
  return likely.map((one) => one / sum);
}

function addTo(sum: number[], more: readonly number[]): void {
  for (const [index, value] of more.entries()) sum[index] = (sum[index] ?? 0) + value;
}
