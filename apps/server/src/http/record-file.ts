import type { MatchRecord } from '@dolmen/core';
import { type StoredMatch, wordsOf } from '../store/store.ts';
import type { Fairness } from '../table/fairness.ts';
import type { Outcome } from '../table/playing.ts';

/** A finished match as it is downloaded: its record, who played, how it ended, and what proves the deal. */
export interface RecordFile extends MatchRecord {
  readonly id: string;
  readonly players: readonly (string | null)[];
  readonly startedAt: string;
  readonly endedAt: string;
  readonly result: Omit<Outcome, 'fairness' | 'match'>;
  readonly fairness: Fairness;
}

/** `null` while the match runs: its seed would tell everything. */
export function recordFile(match: StoredMatch): RecordFile | null {
  if (match.endedAt === null) return null;
  const { fairness, match: id, ...result } = match.result as Outcome;
  const { commitment, serverSeed, nonces } = fairness;
  return {
    ...match.header,
    actions: wordsOf(match.entries),
    id,
    players: playersOf(match),
    startedAt: new Date(match.startedAt).toISOString(),
    endedAt: new Date(match.endedAt).toISOString(),
    result,
    fairness: { commitment, serverSeed, nonces },
  };
}

export const playersOf = ({ seats }: StoredMatch): (string | null)[] =>
  seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
