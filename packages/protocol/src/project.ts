import type { Common, GameId, Seat, Viewer } from '@dolmen/core';
import { eventsIn, eventTexts, type Happened, type PlyEvents } from './events.ts';
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
 * Tells what led to the moment that is written, in the same patch as the moment itself. `null`: nothing did, it was dealt
 * or taken back; what was told before is no more, since the same moment may come again in another way.
 */
export function writeEvents(state: TableState, happened: Happened | null): void {
  if (happened === null) return forgetEvents(state);
  const { everybody, own } = eventTexts(state.game, state.ply, happened);
  state.events = everybody;
  for (const [seat, text] of own.entries()) {
    const part = text === null ? null : ownPart(state, seat);
    if (part !== null && text !== null) part.events = text;
  }
}

function forgetEvents(state: TableState): void {
  state.events = '';
  for (const part of PROJECTIONS[state.game].hands(state)) part.events = '';
}

/** What this viewer is told of what happened last; `null`: nothing. */
export function readEvents(state: TableState, viewer: Viewer): PlyEvents | null {
  if (state.events === '') return null;
  const own = viewer === null ? null : ownPart(state, viewer);
  // Not there at all in a client that may not see it.
  return eventsIn(state.game, state.events, own?.events ?? '');
}

/**
 * What only this seat may see; `null` before the first `project`. `client.view.add` it for its player and nobody else. It
 * stays the same object from then on, unless a match with fewer seats is written.
 */
export const ownPart = (state: TableState, seat: Seat): OwnHand | null =>
  PROJECTIONS[state.game].hands(state)[seat] ?? null;
