import type { Common, Seat } from '@dolmen/core';
import { expect, test } from 'vitest';
import { type Dice, dice } from '../dice.ts';
import type { AnyEvaluator, SearchSettings } from '../evaluator.ts';
import { EVALUATORS } from '../evaluators.ts';
import { explore, newNode } from './tree.ts';

const SEATS = 3;

/** Tells whose choices were made in the tree: only there words are spelled. */
function watched(evaluator: AnyEvaluator, choosers: Set<Seat | null>): AnyEvaluator {
  let asked: Seat | null = null;
  return {
    ...evaluator,
    rateTuned: (view, actions) => {
      asked = view.toAct;
      return evaluator.rateTuned(view, actions);
    },
    game: {
      ...evaluator.game,
      format: (action) => {
        choosers.add(asked);
        return evaluator.game.format(action);
      },
    },
  };
}

function choosersIn(rivals: SearchSettings['rivals'], searcher: Seat): (Seat | null)[] {
  const choosers = new Set<Seat | null>();
  const evaluator = watched(EVALUATORS.keltis, choosers);
  const start: Common = evaluator.game.setup({}, SEATS, [1, 2, 3, 4]);
  const settings = { ...evaluator.search, rivals, depth: 4 };
  const descentWith = (roll: Dice) => ({ evaluator, settings, searcher, floor: start.floor, roll });
  const node = newNode();
  for (let i = 0; i < 400; i++) explore(descentWith(dice([i, 0, 0, 0])), node, searcher, evaluator.game.clone(start));
  expect(node.visits).toBe(400);
  return [...choosers].sort();
}

test.each([0, 1, 2])('the tree of seat %i branches by the words of all, or by its own alone', (searcher) => {
  expect(choosersIn('searched', searcher)).toEqual([0, 1, 2]);
  expect(choosersIn('rated', searcher)).toEqual([searcher]);
});
