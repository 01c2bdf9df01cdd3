import { workerData } from 'node:worker_threads';
import { at } from '@dolmen/core';
import { runeStones } from '@dolmen/core/rune-stones';
import { chanceOf, dealOf } from '../lineup.ts';
import { playGame } from '../play-game.ts';
import { playersOf } from '../seating.ts';
import { serveTasks } from '../serve-tasks.ts';
import { Census } from './census.ts';
import { type Field, SERIES } from './survey.ts';

/** A thread of a survey: plays the games it is given, by their numbers, and counts what happens. */

const { series, seats, player, seed } = workerData as Field;
const { game, players } = playersOf('rune-stones', [player]);
const options = runeStones.options(SERIES[series]);
if (!options.ok) throw new Error(`options of ${series} cannot be read`);

serveTasks(async (index) => {
  const setting = { game, options: options.value, seed: dealOf(seed, index, 1), chance: chanceOf(seed, index) };
  const census = new Census(runeStones.setup(options.value, seats, setting.seed));
  const seated = Array.from({ length: seats }, () => at(players, 0));
  return census.finish(await playGame(setting, seated, census.watch));
});
