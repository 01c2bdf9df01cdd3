import type { Seat } from '@dolmen/core';
import { type Card, END_STONE, type Path, type Player, pathOf, pileOf, topOf, type View } from '@dolmen/core/keltis';
import { DOWN, lastOf, numberOn, UNBEGUN, UP, wayOf } from './rows.ts';
import { STEP_POINTS, scale } from './tables.ts';

/** How much the others would like a card that they can take: asked after the rows are read. */

/** What a card on a discard pile helps the others, in points against the seat to act. */
export function helpToRivals(view: View, card: Card): number {
  const seats = view.players.length;
  const own = view.toAct as Seat;
  const path = pathOf(card);
  const { next, later } = scale.weights;
  let help = next * wantedBy(view, (own + 1) % seats, card, path);
  for (let further = 2; further < seats; further++) help += later * wantedBy(view, (own + further) % seats, card, path);
  return help;
}

/** What the card on top of a pile helps the others. */
export function helpOnPile(view: View, path: Path): number {
  const pile = pileOf(view, path);
  return pile.length === 0 ? 0 : helpToRivals(view, topOf(pile));
}

export function wantedBy(view: View, seat: Seat, card: Card, path: Path): number {
  const { first, arrived, perGap, farOff } = scale.weights;
  const way = wayOf(seat, path);
  if (way === UNBEGUN) return first;
  const player = view.players[seat] as Player<unknown>;
  const field = player.fields[path] as number;
  const gap = numberOn(card) - lastOf(seat, path);
  if ((way === UP && gap < 0) || (way === DOWN && gap > 0)) return 0;
  if (field >= END_STONE) return arrived;
  const weight = player.large === path ? 2 : 1;
  return (STEP_POINTS[field + 1] as number) * weight * Math.max(farOff, 1 - Math.abs(gap) * perGap);
}
