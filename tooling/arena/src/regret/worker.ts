import { workerData } from 'node:worker_threads';
import { type Bot, dice, rollSeed, ruleBot, SENSES, searchBot } from '@dolmen/bots';
import { chanceOf, dealOf } from '../lineup.ts';
import { serveTasks } from '../serve-tasks.ts';
import type { Given, Inquiry } from './inquiry.ts';
import { somePosition } from './position.ts';
import { worthOf } from './worth.ts';

/** A thread of an inquiry: asks everybody what they would do, and judges what they answer. */

const { game: id, options, seats, playouts, budget, settings, seed } = workerData as Inquiry;
const sense = SENSES[id];
const players: readonly Bot[] = [ruleBot(sense), ...settings.map((each) => searchBot(sense, each))];

/** Besides the answers, so many of the best-rated moves are judged: the best one may be nobody's. */
const RATED = 3;

serveTasks(async (index): Promise<Given> => {
  const view = somePosition(sense, options, seats, dealOf(seed, index, 1));
  const roll = dice(chanceOf(seed, index));
  const actions = sense.game.legal(view);
  const words = actions.map((action) => sense.game.format(action));
  const answers = players.map((player) => words.indexOf(player(view, budget, rollSeed(roll))));
  const judged = [...new Set([...answers, ...bestRated(sense.rate(view, actions))])];
  const worths = worthOf(
    sense,
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
