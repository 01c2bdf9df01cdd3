import type { Common, GameId } from '@dolmen/core';
import { keltisSubject } from '../keltis/subject.ts';
import { runeStonesSubject } from '../rune-stones/subject.ts';
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

/** The games whose estimate was learned. */
export const SUBJECTS: { readonly [G in GameId]?: Subject } = {
  keltis: keltisSubject,
  'rune-stones': runeStonesSubject,
};
