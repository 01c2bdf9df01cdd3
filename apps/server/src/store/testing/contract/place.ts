import type { Store } from '../../store.ts';

/** Where a store is kept, for one test: what one store has written there, the next one reads. */
export interface Place {
  open(): Promise<Store>;
  /** One that closes when the test is over. */
  opened(): Promise<Store>;
}

export type NewPlace = () => Promise<Place>;
