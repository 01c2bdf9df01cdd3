import { below, type Random, random, type Seed } from '@dolmen/core';
import { type Action, type Event, type Options, runeStones, type State } from '@dolmen/core/rune-stones';

export interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** Chance alone rarely forges: what moves the game on is preferred, so that a game ends in a few hundred steps. */
const DULL: readonly string[] = ['decline', 'done', 'smelt', 'refine'];

function choose(legal: readonly Action[], chance: Random): Action {
  const lively = legal.filter(({ type }) => !DULL.includes(type));
  const of = lively.length > 0 && below(chance, 8) > 0 ? lively : legal;
  const action = of[below(chance, of.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

/** A whole game by chance, step by step; only every `stride`th step is told. */
export function* playedGame(options: Partial<Options>, seats: number, seed: Seed, stride = 1): Generator<Step> {
  const parsed = runeStones.options(options);
  if (!parsed.ok) throw new Error('bad options');
  const state = runeStones.setup(parsed.value, seats, seed);
  const chance = random([seed[1], seed[2], seed[3], 77]);
  for (let ply = 0; state.toAct !== null; ply++) {
    const isTold = ply % stride === 0;
    const before = isTold ? runeStones.clone(state) : state;
    const events: Event[] = [];
    runeStones.play(state, choose(runeStones.legal(state), chance), (event) => events.push(event));
    if (isTold || state.toAct === null) yield { before, after: runeStones.clone(state), events };
  }
}
