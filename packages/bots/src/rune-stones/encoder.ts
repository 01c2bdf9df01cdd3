import type { State } from '@dolmen/core/rune-stones';
import type { Encoder } from '../learned/encoder.ts';
import { certain, encodeTable, newRuneStonesFeatures, SHAPE, UNIT } from './features.ts';

export const runeStonesEncoder: Encoder<State> = {
  shape: SHAPE,
  newFeatures: newRuneStonesFeatures,
  encode: encodeTable,
  totals: (state) => state.players.map(certain),
  unit: UNIT,
};
