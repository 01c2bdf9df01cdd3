import { workerData } from 'node:worker_threads';
import { at } from '@dolmen/core';
import type { Contest } from './contest.ts';
import { chanceOf, dealOf, lineupOf } from './lineup.ts';
import { playGame } from './play-game.ts';
import { playersOf } from './seating.ts';
import { serveTasks } from './serve-tasks.ts';

/** A thread of a contest: plays the games it is given, by their numbers. */

const contest = workerData as Contest;
const { game, players } = playersOf(contest.game, contest.players);

serveTasks((index) => {
  const { options, seed, seats } = contest;
  const lineup = lineupOf(players.length, seats, index);
  const setting = { game, options, seed: dealOf(seed, index, seats), chance: chanceOf(seed, index) };
  const seated = lineup.map((player) => at(players, player));
  return playGame(setting, seated);
});
