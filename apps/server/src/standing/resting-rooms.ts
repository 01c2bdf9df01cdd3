import type { Store } from '../store/store.ts';
import { restingListing } from './room-list.ts';
import type { StandingRoom } from './standing-room.ts';

type Rest = ReturnType<typeof restingListing>;

/** What a resting room is told to be may be so old. */
const REST_MILLIS = 10_000;

/** Standing rooms that are not open, as they are read from their rows now and then. */
export class RestingRooms {
  readonly #store: Store;
  /** What was read, and when. */
  readonly #read = new Map<string, { readonly at: number; readonly listing: Promise<Rest> }>();

  constructor(store: Store) {
    this.#store = store;
  }

  listing(room: StandingRoom): Promise<Rest> {
    const known = this.#read.get(room.name);
    if (known && performance.now() - known.at < REST_MILLIS) return known.listing;
    const listing = this.#store.byCode(room.name).then((stored) => restingListing(room, stored));
    this.#read.set(room.name, { at: performance.now(), listing });
    return listing;
  }

  /** It rests no longer. */
  forget(code: string): void {
    this.#read.delete(code);
  }
}
