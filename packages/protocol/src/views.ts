import { at, type Common } from '@dolmen/core';

/** The engine's views of one moment: `game.view(state, null)`, and `game.view(state, seat)` for each seat in order. */
export interface Views<V extends Common = Common> {
  readonly spectator: V;
  readonly own: readonly V[];
}

/** Every player as they see themselves. */
export const selves = <P>(own: readonly { readonly players: readonly P[] }[]): P[] =>
  own.map((view, seat) => at(view.players, seat));

/** What all games' views begin with, as it is read; the choice is a number that each game has a name for. */
export interface Moment {
  readonly ply: number;
  readonly toAct: number | null;
  readonly choice: number;
  readonly floor: number;
}
