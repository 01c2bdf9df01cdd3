import type { Seat } from '@dolmen/core';
import { PATHS, type Path, type Player, place, type Tile, type View } from '@dolmen/core/keltis';
import { MOST_SEATS } from './rows.ts';
import { FIELDS, type Scale, STEP_POINTS, scale, tileWorth } from './tables.ts';

/**
 * What each step ahead is worth to a seat at once. In the course of a game that changes only when its own figures move or
 * somebody takes a wish stone, so worths are kept until then.
 */

/** From `stepsFrom` on, by field: those the figure is still to reach. */
export const stepWorths = new Float64Array(MOST_SEATS * PATHS.length * FIELDS);
export const stepsFrom = (seat: Seat, path: Path): number => (seat * PATHS.length + path) * FIELDS;
/** By seat and path: from which field on they were found. */
const fields = new Uint8Array(MOST_SEATS * PATHS.length);
/** By seat: how many wish stones had been taken by then. */
const taken = new Int8Array(MOST_SEATS);
const NEVER = -1;

let table: View | null = null;
let scaleUsed: Scale = scale;

export function valueSteps(view: View, seat: Seat): void {
  if (view !== table || scale !== scaleUsed) forget(view);
  const player = view.players[seat] as Player<unknown>;
  const wishes = wishesTaken(view);
  const isOld = wishes !== taken[seat];
  taken[seat] = wishes;
  for (let path = 0; path < PATHS.length; path++)
    if (isOld || player.fields[path] !== fields[seat * PATHS.length + path]) valuePath(view, seat, player, path);
}

function forget(view: View): void {
  table = view;
  scaleUsed = scale;
  for (let seat = 0; seat < MOST_SEATS; seat++) taken[seat] = NEVER;
}

function wishesTaken({ players }: View): number {
  let wishes = 0;
  for (let seat = 0; seat < players.length; seat++) wishes += (players[seat] as Player<unknown>).wishes;
  return wishes;
}

function valuePath(view: View, seat: Seat, player: Player<unknown>, path: Path): void {
  const weight = player.large === path ? 2 : 1;
  const from = stepsFrom(seat, path);
  const next = (player.fields[path] as number) + 1;
  fields[seat * PATHS.length + path] = next - 1;
  for (let field = next; field < FIELDS; field++) {
    const tile = view.tiles[place(path, field)] as Tile;
    stepWorths[from + field] = (STEP_POINTS[field] as number) * weight + tileWorth(tile, player.wishes, field - next);
  }
}
