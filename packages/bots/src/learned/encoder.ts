import type { Common } from '@dolmen/core';
import type { Features, Shape } from './network.ts';

/** How tables of a game become features for its network, and points become what it is to foretell. */
export interface Encoder<S extends Common = Common> {
  readonly shape: Shape;
  newFeatures(): Features;
  encode(state: S, features: Features): void;
  /** What each seat has now, in points; the network learns what comes to it. */
  totals(state: S): number[];
  /** So many points are one to the network. */
  readonly unit: number;
}
