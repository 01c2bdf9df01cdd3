import type { Common } from '@dolmen/core';
import { drawByRating } from '../choose.ts';
import type { Dice } from '../dice.ts';
import type { AnySense, SearchSettings } from '../sense.ts';

/** How far a playout goes, and how sure of their ratings those who play in it are. */
export type PlayoutSettings = Pick<SearchSettings, 'depth' | 'doubt'>;

/** Plays on by the ratings, in place; returns the points of all seats at the end, or the estimate where it was cut. */
export function playout(sense: AnySense, state: Common, settings: PlayoutSettings, roll: Dice): number[] {
  const { game } = sense;
  for (let move = 0; move < settings.depth && state.toAct !== null; move++) {
    const actions = game.legal(state);
    const choice = actions.length === 1 ? 0 : drawByRating(sense.rate(state, actions), settings.doubt, roll);
    game.play(state, actions[choice]);
  }
  return state.toAct === null ? game.scores(state).map((sheet) => sheet.total) : sense.estimate(state);
}
