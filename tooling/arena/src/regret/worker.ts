import { workerData } from 'node:worker_threads';
import { type Bot, dice, EVALUATORS, rollSeed, ruleBot, searchBot } from '@dolmen/bots';
import { chanceOf, dealOf } from '../lineup.ts';
import { serveTasks } from '../serve-tasks.ts';
import type { Given, Inquiry } from './inquiry.ts';
import { somePosition } from './position.ts';
import { worthOf } from './worth.ts';

/** A thread of an inquiry: asks everybody what they would do, and judges what they answer. */

const { game: id, options, seats, playouts, budget, settings, seed } = workerData as Inquiry;
const evaluator = EVALUATORS[id];
const players: readonly Bot[] = [ruleBot(evaluator), ...settings.map((each) => searchBot(evaluator, each))];

/** Besides the answers, so many of the best-rated moves are judged: the best one may be nobody's. */
const RATED = 3;

serveTasks(async (index): Promise<Given> => {
  const view = somePosition(evaluator, options, seats, dealOf(seed, index, 1));
  const roll = dice(chanceOf(seed, index));
  const actions = evaluator.game.legal(view);
  const words = actions.map((action) => evaluator.game.format(action));
  const answers = players.map((player) => words.indexOf(player(view, budget, rollSeed(roll))));
  const judged = [...new Set([...answers, ...bestRated(evaluator.rate(view, actions))])];
  const worths = worthOf(
    evaluator,
    view,
    judged.map((each) => actions[each]),
    playouts,
    rollSeed(roll),
  );
  const best = Math.max(...worths);
  return answers.map((answer) => best - (worths[judged.indexOf(answer)] as number));
});

const bestRated = (ratings: readonly number[]): number[] =>
  [...ratings.keys()].sort((a, b) => (ratings[b] as number) - (ratings[a] as number)).slice(0, RATED);
