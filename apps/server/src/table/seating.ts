import type { Seat } from '@dolmen/core';
import type { Owner } from './identity.ts';
import { fittedPlaces, openPlace, type Place, seatOf } from './places.ts';

/** Who has which place at a table. */
export class Seating {
  places: Place[];

  constructor(places: Place[]) {
    this.places = places;
  }

  get owners(): readonly (Owner | null)[] {
    return this.places.map(({ owner }) => owner);
  }

  /** Has everybody added to the deal who is to be dealt to? */
  get isReady(): boolean {
    return this.places.every((place) => place.kind === 'computer' || place.nonce !== '');
  }

  get hasPeople(): boolean {
    return this.places.some(({ kind }) => kind === 'person');
  }

  get isAnybodyHere(): boolean {
    return this.places.some(({ kind, connected }) => kind === 'person' && connected);
  }

  seatOf(owner: Owner): Seat | null {
    return seatOf(this.places, owner);
  }

  placeOf(owner: Owner): Place | undefined {
    return this.places[this.seatOf(owner) ?? -1];
  }

  /** Can everybody who sits here sit at a table of so many seats? */
  fits(seats: number): boolean {
    return this.places.filter(({ kind }) => kind === 'person').length <= seats;
  }

  resize(seats: number): void {
    this.places = fittedPlaces(this.places, seats);
  }

  clear(owner: Owner): void {
    this.places = this.places.map((place) => (place.owner === owner ? openPlace() : place));
  }
}
