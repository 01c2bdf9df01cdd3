import type { Common, GameId, Seat, Viewer } from '@dolmen/core';
import type { OwnHand } from './hand.ts';
import { keltis } from './keltis/index.ts';
import { orNobody, orNull } from './names.ts';
import type { Projection } from './projection.ts';
import { rune } from './rune/index.ts';
import { runeStones } from './rune-stones/index.ts';
import { TableState } from './table-state.ts';
import { PROTOCOL } from './version.ts';
import type { Views } from './views.ts';

// Methods are compared bivariantly: every game fits.
const PROJECTIONS: { readonly [G in GameId]: Projection<Common> } = { keltis, rune, 'rune-stones': runeStones };

/** A new table with nothing on it yet. */
export function makeTable(game: GameId): TableState {
  const state = new TableState();
  state.protocol = PROTOCOL;
  layGame(state, game);
  return state;
}

/**
 * Before a match a table may be laid for another game. What was laid for the last one stays, and is empty: to those who just
 * come in, something that is taken away and laid again looks like two.
 */
export function layGame(state: TableState, game: GameId): void {
  state.game = game;
  PROJECTIONS[game].lay(state);
}

/**
 * Writes a moment of the match into the state, whichever moment was there before: a move, an undo, another match. Only
 * what differs is touched, so a patch tells only that.
 *
 * The room must send the patch before it lets anybody in or writes again: to a client whose first state fell in between,
 * an addition that was overwritten before it was sent looks like two.
 */
export function project(state: TableState, views: Views): void {
  const { ply, choice, toAct, floor } = views.spectator;
  const projection = PROJECTIONS[state.game];
  state.ply = ply;
  state.choice = projection.choices.code(choice);
  state.toAct = orNobody(toAct);
  state.floor = floor;
  projection.write(state, views);
}

/**
 * What the engine's `view` gives for this viewer, read from what they were sent; `null` before the match. The viewer is
 * the seat whose `ownPart` is in the client's `StateView`, or `null`.
 */
export function readView(state: TableState, viewer: Viewer): Common | null {
  const { ply, choice, toAct, floor } = state;
  const projection = PROJECTIONS[state.game];
  if (projection.hands(state).length === 0) return null;
  return projection.read(state, { ply, choice, toAct: orNull(toAct), floor }, viewer);
}

/**
 * What only this seat may see; `null` before the first `project`. `client.view.add` it for its player and nobody else. It
 * stays the same object from then on, unless a match with fewer seats is written.
 */
export const ownPart = (state: TableState, seat: Seat): OwnHand | null =>
  PROJECTIONS[state.game].hands(state)[seat] ?? null;
