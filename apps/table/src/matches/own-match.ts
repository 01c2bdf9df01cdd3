import type { GameId, Outcome, Seat } from '@dolmen/core';

/** A match that is over, as a list tells of it. */
export interface PlayedMatch {
  /** What leads to its replay. */
  readonly id: string;
  readonly game: GameId;
  /** By seat; `null` where nobody sat. */
  readonly names: readonly (string | null)[];
  /** In milliseconds since 1970. */
  readonly endedAt: number;
  readonly result: Pick<Outcome, 'winners' | 'scores'> | null;
}

/** One in which somebody of this browser played. */
export interface OwnMatch extends PlayedMatch {
  readonly seat: Seat;
  /** Were there other people? */
  readonly hasPeople: boolean;
  /** Played in this browser, and known nowhere else. */
  readonly isPractice: boolean;
}

export const COMPANIES = ['every', 'people', 'computers'] as const;
export type Company = (typeof COMPANIES)[number];

export const isIn = (company: Company, hasPeople: boolean): boolean =>
  company === 'every' || hasPeople === (company === 'people');

/** What became of a seat. */
export function fateOf({ result, seat }: Pick<OwnMatch, 'result' | 'seat'>): 'won' | 'shared' | 'lost' | 'abandoned' {
  if (result === null) return 'abandoned';
  if (!result.winners.includes(seat)) return 'lost';
  return result.winners.length > 1 ? 'shared' : 'won';
}

export const byDate = (matches: readonly OwnMatch[]): readonly OwnMatch[] =>
  matches.toSorted((a, b) => b.endedAt - a.endedAt);
