import { median, percentile } from '@dolmen/bench/measure';
import { at } from '@dolmen/core';
import type { GameResult } from './play-game.ts';
import { type Interval, wilson } from './wilson.ts';

/** How one player did. */
export interface Standing extends Interval {
  readonly player: string;
  readonly games: number;
  /** Games won; a game that several win is split among them. */
  readonly won: number;
  /** What somebody like all others would win. */
  readonly fairShare: number;
  readonly meanScore: number;
  /** Of choices only: where one thing can be done nobody thinks. */
  readonly medianMillis: number;
  readonly p95Millis: number;
}

interface Tally {
  readonly player: string;
  games: number;
  won: number;
  seats: number;
  score: number;
  readonly millis: number[];
}

/** Adds games up. */
export class Standings {
  readonly #tallies: readonly Tally[];
  #games = 0;
  #seats = 0;
  #plies = 0;

  constructor(players: readonly string[]) {
    this.#tallies = players.map((player) => ({ player, games: 0, won: 0, seats: 0, score: 0, millis: [] }));
  }

  /** `lineup`: which player had which seat. */
  add(lineup: readonly number[], { scores, winners, millis, plies }: GameResult): void {
    this.#games++;
    this.#seats += lineup.length;
    this.#plies += plies;
    for (const player of new Set(lineup)) at(this.#tallies, player).games++;
    for (const [seat, player] of lineup.entries()) {
      const tally = at(this.#tallies, player);
      tally.seats++;
      tally.score += at(scores, seat);
      for (const each of at(millis, seat)) tally.millis.push(each);
    }
    for (const seat of winners) at(this.#tallies, at(lineup, seat)).won += 1 / winners.length;
  }

  get games(): number {
    return this.#games;
  }

  get meanPlies(): number {
    return this.#plies / this.#games;
  }

  /** Of the first player: cheap enough to be asked after every game. */
  get first(): { readonly player: string; readonly won: number; readonly games: number } {
    return at(this.#tallies, 0);
  }

  list(): Standing[] {
    return this.#tallies.map((tally) => this.#standing(tally));
  }

  #standing({ player, games, won, seats, score, millis }: Tally): Standing {
    return {
      player,
      games,
      won,
      ...wilson(won, games),
      fairShare: seats / this.#seats,
      meanScore: score / seats,
      medianMillis: median(millis),
      p95Millis: percentile(millis, 0.95),
    };
  }
}
