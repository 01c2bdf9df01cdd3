import { type Common, parseSeed, type Random, random } from '@dolmen/core';
import type { MatchArguments } from './match-arguments.ts';

export interface Turn {
  /** The state before the action; it changes as the match goes on. */
  readonly state: Common;
  readonly legal: readonly unknown[];
  readonly action: unknown;
  /** Carries the action out, and returns what happened. Call it once. */
  readonly play: () => unknown[];
}

/** Plays a match to its end, turn by turn: whoever goes through it looks first, then plays. */
export function* playMatch({ game, header, state, player }: MatchArguments): Generator<Turn> {
  const source = playerRandom(header.seed);
  while (state.toAct !== null) {
    const legal = game.legal(state);
    const action = player(game, state, legal, source);
    const play = (): unknown[] => {
      const events: unknown[] = [];
      game.play(state, action, (event) => events.push(event));
      return events;
    };
    yield { state, legal, action, play };
  }
}

/** The players' own stream: the match's seed with its last word turned over, so that it is not the dealer's. */
function playerRandom(seed: string): Random {
  const [a, b, c, d] = parseSeed(seed) ?? [0, 0, 0, 0];
  return random([a, b, c, ~d >>> 0]);
}
