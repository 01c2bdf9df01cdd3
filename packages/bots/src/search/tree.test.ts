import type { Common, Seat } from '@dolmen/core';
import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import type { AnySense, SearchSettings } from '../sense.ts';
import { SENSES } from '../senses.ts';
import { explore, newNode } from './tree.ts';

const SEATS = 3;

/** Tells whose choices were made in the tree: only there words are spelled. */
function watched(sense: AnySense, choosers: Set<Seat | null>): AnySense {
  let asked: Seat | null = null;
  return {
    ...sense,
    insight: (view, actions) => {
      asked = view.toAct;
      return sense.insight(view, actions);
    },
    game: {
      ...sense.game,
      format: (action) => {
        choosers.add(asked);
        return sense.game.format(action);
      },
    },
  };
}

function choosersIn(rivals: SearchSettings['rivals'], searcher: Seat): (Seat | null)[] {
  const choosers = new Set<Seat | null>();
  const sense = watched(SENSES.keltis, choosers);
  const start: Common = sense.game.setup({}, SEATS, [1, 2, 3, 4]);
  const settings = { ...sense.search, rivals, depth: 4 };
  const node = newNode();
  for (let i = 0; i < 400; i++)
    explore({ sense, settings, searcher, roll: dice([i, 0, 0, 0]) }, node, searcher, sense.game.clone(start));
  expect(node.visits).toBe(400);
  return [...choosers].sort();
}

test.each([0, 1, 2])('the tree of seat %i branches by the words of all, or by its own alone', (searcher) => {
  expect(choosersIn('searched', searcher)).toEqual([0, 1, 2]);
  expect(choosersIn('rated', searcher)).toEqual([searcher]);
});
