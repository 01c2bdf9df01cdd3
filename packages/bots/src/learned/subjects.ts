import type { GameId } from '@dolmen/core';
import { keltisSubject } from '../keltis/subject.ts';
import { runeStonesSubject } from '../rune-stones/subject.ts';
import type { Subject } from './subject.ts';

/** The games whose estimate was learned. */
export const SUBJECTS: { readonly [G in GameId]?: Subject } = {
  keltis: keltisSubject,
  'rune-stones': runeStonesSubject,
};
