import { computerName } from '@dolmen/bots/level-names';
import type { Seat } from '@dolmen/core';
import type { Said } from '@dolmen/protocol';
import type { SeatInfo } from '../store/store.ts';
import type { Owner } from './identity.ts';
import { type Moderation, newModeration } from './moderation.ts';
import { computerPlace, openPlace, type Place, restoredPlace, storedPlace } from './places.ts';
import { newServerSeed } from './server-seed.ts';

/** What must survive of a table beside its match, as plain JSON. */
export interface SavedState {
  readonly moderation: Moderation;
  /** The secret that the next deal is bound to, or the present one while it is played. */
  readonly serverSeed: string;
  readonly places: readonly SavedPlace[];
  readonly chat: readonly Said[];
}

type SavedPlace = SeatInfo & { readonly nonce?: string };

/** `computers`: the levels of those who have the last seats. */
export const newState = (
  seats: number,
  opener: Owner | null = null,
  computers: readonly string[] = [],
): SavedState => ({
  moderation: newModeration(opener),
  serverSeed: newServerSeed(),
  places: Array.from({ length: seats }, (_, seat) =>
    savedPlace(firstPlace(seat, computers[seat - seats + computers.length])),
  ),
  chat: [],
});

const firstPlace = (seat: Seat, level: string | undefined): Place =>
  level === undefined ? openPlace() : computerPlace(level, computerName(seat));

export const savedPlace = (place: Place): SavedPlace => ({
  ...storedPlace(place),
  ...(place.nonce !== '' && { nonce: place.nonce }),
});

export const placeFrom = ({ nonce = '', ...info }: SavedPlace): Place => ({ ...restoredPlace(info), nonce });
