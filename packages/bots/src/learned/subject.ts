import type { Common } from '@dolmen/core';
import type { Reading, Shape } from './network.ts';

/** What a network is taught about a game. */
export interface Subject<S extends Common = Common> {
  readonly shape: Shape;
  newReading(): Reading;
  read(state: S, reading: Reading): void;
  /** What each seat has now, in points; the network learns what comes to it. */
  totals(state: S): number[];
  /** So many points are one to the network. */
  readonly unit: number;
}
