import { fork, type Seat, type Seed } from '@dolmen/core';

/**
 * Every deal is played as often as there are seats, all players one seat further each time: nobody wins by a good deal
 * or a good seat. With fewer players than seats the last one takes all that are left.
 */

/** Which player, by number, sits where in the game with this number. */
export function lineupOf(players: number, seats: number, game: number): number[] {
  const turn = game % seats;
  return Array.from({ length: seats }, (_, seat: Seat) => Math.min((seat + turn) % seats, players - 1));
}

/** At least so many, and every deal in full. */
export const wholeDeals = (games: number, seats: number): number => Math.ceil(games / seats) * seats;

/** The deal that a game is played with. */
export const dealOf = (seed: Seed, game: number, seats: number): Seed => seedAt(seed, Math.floor(game / seats));

/** Beyond every deal that will ever be played. */
const FIRST_CHANCE = 2 ** 28;
export const chanceOf = (seed: Seed, game: number): Seed => seedAt(seed, FIRST_CHANCE + game);

const WORDS = 4;
const seedAt = (seed: Seed, index: number): Seed => fork({ seed, next: index * WORDS });
