import type { Common } from '@dolmen/core';
import { drawByRating } from '../choose.ts';
import type { Dice } from '../dice.ts';
import type { AnySense, SearchSettings } from '../sense.ts';

/** How far a playout goes, and how sure of their ratings those who play in it are. */
export type PlayoutSettings = Pick<SearchSettings, 'depth' | 'doubt'>;

/** One move of whoever is to act, likelier by its rating. */
export function moveByRating(
  sense: AnySense,
  state: Common,
  actions: readonly unknown[],
  doubt: number,
  roll: Dice,
): void {
  const choice = actions.length === 1 ? 0 : drawByRating(sense.insight(state, actions), doubt, roll);
  sense.game.play(state, actions[choice]);
}

/** Plays on by the ratings, in place; returns the points of all seats at the end, or the estimate where it was cut. */
export function playout(sense: AnySense, state: Common, settings: PlayoutSettings, roll: Dice): number[] {
  const { game } = sense;
  for (let move = 0; state.toAct !== null && (move < settings.depth || !sense.isSettled(state)); move++)
    moveByRating(sense, state, game.legal(state), settings.doubt, roll);
  return state.toAct === null ? game.scores(state).map((sheet) => sheet.total) : sense.estimate(state);
}
