import type { GameId } from '@dolmen/core';
import { keltisEncoder } from '../keltis/encoder.ts';
import { runeStonesEncoder } from '../rune-stones/encoder.ts';
import type { Encoder } from './encoder.ts';

/** Of the games whose estimate is learned. */
export const ENCODERS: { readonly [G in GameId]?: Encoder } = {
  keltis: keltisEncoder,
  'rune-stones': runeStonesEncoder,
};
