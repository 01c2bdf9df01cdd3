import type { MatchRecord } from '@dolmen/core';
import { deckHash } from '../standing/deck-hash.ts';
import { type StoredMatch, wordsOf } from '../store/store.ts';
import type { Fairness } from '../table/fairness.ts';
import type { Owner } from '../table/identity.ts';
import type { Outcome } from '../table/outcome.ts';

/** A finished match as it is downloaded: its record, who played, how it ended, and what proves the deal. */
export interface RecordFile extends MatchRecord {
  readonly id: string;
  readonly players: readonly (string | null)[];
  readonly startedAt: string;
  readonly endedAt: string;
  readonly result: Omit<Outcome, 'fairness' | 'match'>;
  readonly fairness: Fairness;
  /** Of a deck that is not the standard one, so that it can be told from others without reading it. */
  readonly deckHash?: string;
}

/** `null` while the match runs: its seed would tell everything. */
export function recordFile(match: StoredMatch): RecordFile | null {
  if (match.endedAt === null) return null;
  const { fairness, match: id, ...result } = match.result as Outcome;
  const { commitment, serverSeed, nonces } = fairness;
  const { deck } = Object(match.header.options) as { deck?: unknown };
  return {
    ...match.header,
    actions: wordsOf(match.entries),
    id,
    players: playersOf(match),
    startedAt: new Date(match.startedAt).toISOString(),
    endedAt: new Date(match.endedAt).toISOString(),
    result,
    fairness: { commitment, serverSeed, nonces },
    ...(deck !== undefined && { deckHash: deckHash(deck) }),
  };
}

/**
 * May this person know of the match, given that they know its id? The id of a match is random and in no list
 * unless everybody may find it, so that it is the link to its record. While a private one runs, only its players may.
 */
export const mayKnow = ({ isListed, endedAt, seats }: StoredMatch, owner: Owner | null): boolean =>
  isListed || endedAt !== null || seats.some((seat) => seat.kind === 'person' && seat.owner === owner);

export const playersOf = ({ seats }: StoredMatch): (string | null)[] =>
  seats.map((seat) => (seat.kind === 'open' ? null : seat.name));
