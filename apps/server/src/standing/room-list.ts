import type { GameId } from '@dolmen/core';
import { deckHash } from '@dolmen/records';
import type { Listing } from '../rooms/listing.ts';
import type { StoredTable } from '../store/store.ts';
import type { SavedState } from '../table/saved-state.ts';
import type { StandingRoom } from './standing-room.ts';

/** What the front page shows of a standing room, to everybody: of a locked one not who is there. */
export interface RoomListing {
  readonly name: string;
  readonly title: string;
  readonly welcome: string;
  readonly game: GameId;
  readonly variants: readonly string[];
  /** The hash of a deck of the house's own; `null`: the standard one. */
  readonly deck: string | null;
  readonly isLocked: boolean;
  readonly isByName: boolean;
  readonly hasSpectators: boolean;
  readonly phase: string;
  readonly seats: number;
  readonly open: number;
  readonly here: number;
  readonly people: readonly string[];
}

type Going = Pick<Listing, 'phase' | 'seats' | 'open' | 'here'>;

export function roomListing(room: StandingRoom, going: Going): RoomListing {
  const { name, title, welcome, setting, password, names, mostSpectators } = room;
  const people = going.seats.filter(({ kind }) => kind === 'person').map((seat) => seat.name);
  const { deck, ...options } = Object(setting.options) as Record<string, unknown>;
  return {
    ...{ name, title, welcome, game: setting.game.id },
    variants: Object.keys(options).filter((key) => options[key] === true),
    deck: deck === undefined ? null : deckHash(deck),
    isLocked: password !== null,
    isByName: names !== null,
    hasSpectators: mostSpectators !== 0,
    ...{ phase: going.phase, seats: setting.seats, open: going.open, here: going.here },
    people: password === null && names === null ? people : [],
  };
}

/** Of one that waits in the store, or of none: nobody is there. */
export function restingListing({ setting, computers }: StandingRoom, stored: StoredTable | null): Going {
  const isPlayed = stored?.match != null && stored.match.endedAt === null;
  const places = isPlayed || (stored && !stored.match) ? (stored.state as SavedState).places : null;
  const seats = places?.map((place) => ({ kind: place.kind, name: place.kind === 'open' ? '' : place.name })) ?? [];
  const open = places?.filter(({ kind }) => kind === 'open').length ?? setting.seats - computers.length;
  return { phase: isPlayed ? 'playing' : 'gathering', seats, open, here: 0 };
}
