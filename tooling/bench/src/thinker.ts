import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { AnyEvaluator } from '@dolmen/bots';
import type { Common, GameId, Seed } from '@dolmen/core';
import { cpuSeconds } from './measure.ts';
import type { Sources } from './past.ts';

/** A worker thread: asked with a round's number, it thinks over positions of that round and answers with its pace. */

export interface Thinker extends Sources {
  readonly game: GameId;
  /** For each choice. */
  readonly playouts: number;
}

export interface Thoughts {
  readonly playoutsPerSecond: number;
  /** What it would say: a search that was only made faster says the same. */
  readonly words: readonly string[];
}

const SEATS = 2;
const PLAYOUTS_A_ROUND = 6000;

const { game, playouts, folder } = workerData as Thinker;
const bots: typeof import('@dolmen/bots') & { SENSES?: typeof import('@dolmen/bots').EVALUATORS } = await import(
  pathToFileURL(join(folder, 'packages/bots/src/index.ts')).href
);

let played = 0;

/** The search copies a world for each playout, and nothing else through the game's own `clone`. */
function counted(evaluator: AnyEvaluator): AnyEvaluator {
  const clone = (state: Common): Common => {
    played++;
    return evaluator.game.clone(state);
  };
  return { ...evaluator, game: { ...evaluator.game, clone } };
}

// Commits before the name was changed call them senses.
const evaluator = (bots.EVALUATORS ?? bots.SENSES)[game];
const rule = bots.ruleBot(evaluator);
const search = bots.searchBot(counted(evaluator));
const seedOf = (round: number, ply: number, use: number): Seed => [round, ply, use, 0xb07];

/** What the seat to act sees at each choice of a game between rule bots. */
function choicesOf(round: number): Common[] {
  const options = evaluator.game.options({});
  if (!options.ok) throw new Error(`${game} cannot be played with its defaults`);
  const state = evaluator.game.setup(options.value, SEATS, seedOf(round, 0, 0));
  const choices: Common[] = [];
  while (state.toAct !== null) {
    const view = evaluator.game.view(state, state.toAct);
    if (evaluator.game.legal(view).length > 1) choices.push(view);
    evaluator.game.play(state, evaluator.game.parse(rule(view, { playouts: 1 }, seedOf(round, state.ply, 1))));
  }
  return choices;
}

/** So many choices, from the whole length of the game. */
function positionsOf(round: number): Common[] {
  const choices = choicesOf(round);
  const apart = Math.max(1, (choices.length * playouts) / PLAYOUTS_A_ROUND);
  return choices.filter((_, index) => Math.floor(index % apart) === 0);
}

function think(round: number): Thoughts {
  const positions = positionsOf(round);
  played = 0;
  const begin = cpuSeconds();
  const words = positions.map((view) => search(view, { playouts }, seedOf(round, view.ply, 2)));
  return { playoutsPerSecond: played / (cpuSeconds() - begin), words };
}

parentPort?.on('message', (round: number) => parentPort?.postMessage(think(round)));
