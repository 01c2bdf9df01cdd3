import { type AnyGame, at, type Common, type Seat, type Seed } from '@dolmen/core';
import type { Bot, Budget } from '../bot.ts';
import { dice, rollSeed } from '../dice.ts';

/** A word that a bot chose, and what it saw. */
export interface Decision {
  readonly seat: Seat;
  readonly view: Common;
  readonly word: string;
}

/** Plays a game to its end, one bot a seat, and returns the final state. Words that are not legal throw. */
export function selfPlay(
  game: AnyGame,
  bots: readonly Bot[],
  budget: Budget,
  seed: Seed,
  look: (decision: Decision) => void = () => {},
): Common {
  const state = start(game, bots.length, seed);
  const roll = dice(seed);
  while (state.toAct !== null) {
    const view = game.view(state, state.toAct);
    const word = at(bots, state.toAct)(view, budget, rollSeed(roll));
    const action = game.legal(state).find((legal) => game.format(legal) === word);
    if (action === undefined) throw new Error(`${word} is not legal at ply ${state.ply}`);
    look({ seat: state.toAct, view, word });
    game.play(state, action);
  }
  return state;
}

function start(game: AnyGame, seats: number, seed: Seed): Common {
  const options = game.options({});
  if (!options.ok) throw new Error(`${game.id} has no default options`);
  return game.setup(options.value, seats, seed);
}
