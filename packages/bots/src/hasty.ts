import { at, type Common, type Seed } from '@dolmen/core';
import type { Bot } from './bot.ts';
import { highest } from './choose.ts';
import { dice, rollError, rollSeed } from './dice.ts';
import type { AnySense } from './sense.ts';

/** How somebody errs. */
export interface Haste {
  /** How far a move is misjudged, in believable slips of the game. */
  readonly blur: number;
  /** How often somebody grabs what gives points at once, and thinks no further. */
  readonly greed: number;
}

/** Plays like the rule bot, but misjudges moves and is now and then short-sighted. */
export const hastyBot =
  (sense: AnySense, { blur, greed }: Haste): Bot =>
  (view, _budget, seed) => {
    const actions = sense.game.legal(view);
    if (actions.length === 1) return sense.game.format(actions[0]);
    const roll = dice(seed);
    const isGreedy = roll() < greed;
    const glances = sense.rate(view, actions).map((rating) => rating + blur * sense.slips * rollError(roll));
    const values = isGreedy ? gains(sense, view, actions, rollSeed(roll)).map(mixed(glances)) : glances;
    return sense.game.format(at(actions, highest(values, roll)));
  };

/** Where nothing gives points at once, the glance decides. */
const GLANCE = 0.01;
const mixed = (glances: readonly number[]) => (gain: number, index: number) => gain + GLANCE * at(glances, index);

/** The points each move makes at once, in one world that the view could come from. */
function gains(sense: AnySense, view: Common, actions: readonly unknown[], seed: Seed): number[] {
  const { game } = sense;
  const world = game.determinize(view, seed);
  const seat = view.toAct ?? 0;
  return actions.map((action) => {
    const after = game.clone(world);
    game.play(after, action);
    return at(game.scores(after), seat).total;
  });
}
