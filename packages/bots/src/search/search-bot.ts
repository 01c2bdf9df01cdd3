import { at, type Common, type Seat, type Seed } from '@dolmen/core';
import type { Bot, Budget } from '../bot.ts';
import { type Dice, dice, rollSeed } from '../dice.ts';
import type { AnyEvaluator, SearchSettings } from '../evaluator.ts';
import { startMeter } from './budget-meter.ts';
import { betterHalf, type Candidate, candidates } from './candidates.ts';
import { Margins } from './margin.ts';
import { explore } from './tree.ts';

/** Draws a full state that a view could come from. */
export type Sample = (view: Common, seed: Seed) => Common;

export interface SearchOptions extends Partial<SearchSettings> {
  /** `game.determinize` if not given. The arena hands in the true state here: the cheating twin, an upper bound. */
  readonly sample?: Sample;
}

/**
 * Thinks ahead. The best-rated moves are tried in the same worlds, drawn from the view; the worse half leaves after each
 * round, until one is left. Below them grows a tree, and below the tree both sides play by their ratings.
 */
export function searchBot(evaluator: AnyEvaluator, options: SearchOptions = {}): Bot {
  const settings = { ...evaluator.search, ...options };
  const sample: Sample = options.sample ?? ((view, seed) => evaluator.game.determinize(view, seed));
  return (view, budget, seed) => {
    const actions = evaluator.game.legal(view);
    if (actions.length === 1) return evaluator.game.format(actions[0]);
    const field = candidates(actions, evaluator.rateTuned(view, actions), settings.width);
    const search: Search = { evaluator, settings, sample, view, mover: view.toAct ?? 0, roll: dice(seed) };
    return evaluator.game.format(halve(search, field, budget).action);
  };
}

interface Search {
  readonly evaluator: AnyEvaluator;
  readonly settings: SearchSettings;
  readonly sample: Sample;
  readonly view: Common;
  readonly mover: Seat;
  readonly roll: Dice;
}

/**
 * Sequential halving: each round has the same part of the budget, so those that stay are tried ever more often. Where one is
 * clearly best, the rest of the budget is spared.
 */
function halve(search: Search, all: Candidate[], budget: Budget): Candidate {
  const meter = startMeter(budget);
  const rounds = Math.ceil(Math.log2(all.length));
  let field = all;
  let playouts = 0;
  for (let round = 1; round <= rounds; round++) {
    const margins = new Margins(field.length);
    do {
      margins.add(tryAll(search, field));
      if (margins.isClear) return at(field, 0);
      playouts += field.length;
    } while (meter(playouts) < round / rounds);
    field = betterHalf(field, search.settings);
  }
  return at(field, 0);
}

/** One world for all: a lucky world is lucky for every candidate, and the differences remain. Returns what each made of it. */
function tryAll({ evaluator, settings, sample, view, mover, roll }: Search, field: readonly Candidate[]): number[] {
  const world = sample(view, rollSeed(roll));
  const luck = rollSeed(roll);
  return field.map(({ action, node }) => {
    const state = evaluator.game.clone(world);
    evaluator.game.play(state, action);
    const descent = { evaluator, settings, searcher: mover, floor: view.floor, roll: dice(luck) };
    return explore(descent, node, mover, state)[mover] as number;
  });
}
