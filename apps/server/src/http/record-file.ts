import { deckHash, type RecordFile } from '@dolmen/records';
import { type StoredMatch, wordsOf } from '../store/store.ts';
import type { Owner } from '../table/identity.ts';
import type { Outcome } from '../table/outcome.ts';

/** What a server tells of a finished match: everything, the proof of its deal as well. */
type Told = 'id' | 'players' | 'startedAt' | 'endedAt' | 'result' | 'fairness';
export type FinishedFile = RecordFile & { readonly [K in Told]: NonNullable<RecordFile[K]> };

/** `null` while the match runs: its seed would tell everything. */
export function recordFile(match: StoredMatch): FinishedFile | null {
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
