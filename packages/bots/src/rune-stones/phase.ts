import { at, type Seat } from '@dolmen/core';
import { countIn, type Player, ROW_POINTS, STONES_PER_POINT, THRONE, type View } from '@dolmen/core/rune-stones';
import { WEIGHTS } from './weights.ts';

/** What a player's rows would bring now. */
export function rowPoints({ rows }: Player<null>): number {
  let points = 0;
  for (const row of rows) points += at(ROW_POINTS, countIn(row));
  return points;
}

export const stonesOf = ({ stones }: Player<null>): number =>
  stones.green + stones.red + stones.blue + stones.yellow + stones.wild + stones.ore;

/** What a player would end with if the game were over now. */
export const totalNow = (player: Player<null>): number =>
  player.points + rowPoints(player) + Math.floor(stonesOf(player) / STONES_PER_POINT);

/** How many turns the player to act will have after this one, more or less. */
export function turnsLeft(view: View): number {
  let lead = 0;
  for (const player of view.players) {
    if (player.points >= THRONE) return 0;
    lead = Math.max(lead, player.points + rowPoints(player));
  }
  const missing = THRONE - lead;
  return Math.max(0.5, missing * (WEIGHTS.nearThrone + WEIGHTS.farFromThrone * missing));
}

/** Will this seat have another turn in the round in which `ender` reaches the throne? */
const playsAfter = (view: View, seat: Seat, ender: Seat): boolean => {
  const seats = view.players.length;
  return (seat - view.first + seats) % seats > (ender - view.first + seats) % seats;
};

const LAST_TURN = 4;

/** By how much the player to act would lead if they ended the game in this turn. */
export function leadAtEnd(view: View, me: Seat): number {
  let best = 0;
  for (const [seat, player] of view.players.entries()) {
    if (seat !== me) best = Math.max(best, totalNow(player) + (playsAfter(view, seat, me) ? LAST_TURN : 0));
  }
  return totalNow(at(view.players, me)) - best;
}
