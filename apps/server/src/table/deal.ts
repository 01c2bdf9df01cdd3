import { randomUUID } from 'node:crypto';
import { at, type Seat, start } from '@dolmen/core';
import { commitmentOf, dealSeed, type Fairness } from '@dolmen/records';
import type { MatchStart } from '../store/store.ts';
import type { StoredSetting } from './outcome.ts';
import { freshPlace, type Place, storedPlace } from './places.ts';
import type { TableSetting } from './setting.ts';

/** What is needed to deal. */
interface Gathered {
  readonly code: string;
  readonly setting: TableSetting;
  readonly places: readonly Place[];
  readonly serverSeed: string;
}

interface Deal {
  readonly match: MatchStart;
  /** As they sit for this match. */
  readonly places: readonly Place[];
}

/** Deals from the secret and everybody's nonces. `first`: who is to begin; the seats turn until the deal agrees. */
export function deal({ code, setting, places, serverSeed }: Gathered, first: Seat | null, now: number): Deal {
  const nonces = places.map(({ nonce }) => nonce);
  const fairness: Fairness = { commitment: commitmentOf(serverSeed), serverSeed, nonces };
  const { game, options, seats, visibility, clock } = setting;
  const begun = start(game, { options, seats, seed: dealSeed(fairness) });
  if (!begun.ok) throw new Error(`a table was opened that cannot be dealt: ${JSON.stringify(begun.error)}`);
  const { header, state } = begun.value;
  const seated = first === null ? places : turned(places, (state.toAct ?? 0) - first);
  const stored: StoredSetting = { visibility, clock, fairness };
  const match = {
    // Random: whoever has it holds the link to the record.
    id: randomUUID(),
    code,
    isListed: visibility === 'public',
    header,
    seats: seated.map(storedPlace),
    setting: stored,
    startedAt: now,
  };
  return { match, places: seated };
}

const turned = (places: readonly Place[], by: number): Place[] =>
  places.map((_, seat) => at(places, (seat - by + places.length * 2) % places.length));

/** For the match: what belonged to the last one is forgotten. */
export const seatedAnew = (places: readonly Place[]): Place[] => places.map(freshPlace);
