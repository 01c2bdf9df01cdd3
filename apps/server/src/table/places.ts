import { computerName } from '@dolmen/bots/level-names';
import type { Seat } from '@dolmen/core';
import type { SeatInfo } from '../store/store.ts';
import { STAND_IN } from './computer.ts';
import type { Owner } from './identity.ts';

/** A seat at the table, and who has it. */
export interface Place {
  kind: 'open' | 'person' | 'computer';
  owner: Owner | null;
  name: string;
  level: string;
  /** What a person adds to the deal; empty until they have. */
  nonce: string;
  connected: boolean;
  /** A computer plays for the person: until they come back, until the turn passes, or to the end. */
  standIn: 'nobody' | 'absent' | 'turn' | 'game';
  resigned: boolean;
}

export const openPlace = (): Place => ({
  kind: 'open',
  owner: null,
  name: '',
  level: '',
  nonce: '',
  connected: false,
  standIn: 'nobody',
  resigned: false,
});

export const personPlace = (owner: Owner, name: string, nonce: string): Place => ({
  ...openPlace(),
  kind: 'person',
  owner,
  name,
  nonce,
  connected: true,
});

export const computerPlace = (level: string, name: string): Place => ({
  ...openPlace(),
  kind: 'computer',
  level,
  name,
  connected: true,
});

/** In place: whoever plays the match holds these very places. */
export const giveToComputer = (place: Place, seat: Seat): void =>
  void Object.assign(place, { ...computerPlace(STAND_IN, computerName(seat)), resigned: place.resigned });

/** For another match: who is away stays so, everything else is forgotten. */
export const freshPlace = (place: Place): Place => ({
  ...place,
  nonce: '',
  resigned: false,
  standIn: place.standIn === 'absent' ? 'absent' : 'nobody',
});

/** Does a computer choose for this place now? */
export const isAutomatic = ({ kind, standIn, resigned }: Place): boolean =>
  kind === 'computer' || standIn !== 'nobody' || resigned;

export const seatOf = (places: readonly Place[], owner: Owner): Seat | null => {
  const seat = places.findIndex((place) => place.owner === owner);
  return seat < 0 ? null : seat;
};

/** So many places: who has one of them keeps it, and people whose place is gone take a free one, or a computer's. */
export function fittedPlaces(places: readonly Place[], seats: number): Place[] {
  const kept = Array.from({ length: seats }, (_, seat) => places[seat] ?? openPlace());
  for (const person of places.slice(seats).filter(({ kind }) => kind === 'person')) kept[spareSeat(kept)] = person;
  return kept;
}

function spareSeat(places: readonly Place[]): Seat {
  const free = places.findIndex(({ kind }) => kind === 'open');
  const spare = free < 0 ? places.findLastIndex(({ kind }) => kind === 'computer') : free;
  if (spare < 0) throw new Error('there are more people than seats');
  return spare;
}

export function storedPlace({ kind, owner, name, level }: Place): SeatInfo {
  if (kind === 'person' && owner !== null) return { kind, owner, name };
  return kind === 'computer' ? { kind, level, name } : { kind: 'open' };
}

/** After a restart everybody is away until they come back. */
export function restoredPlace(info: SeatInfo): Place {
  if (info.kind === 'person') return { ...personPlace(info.owner, info.name, ''), connected: false };
  return info.kind === 'computer' ? computerPlace(info.level, info.name) : openPlace();
}
