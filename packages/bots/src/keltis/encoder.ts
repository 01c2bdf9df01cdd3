import { type State, totalOf } from '@dolmen/core/keltis';
import type { Encoder } from '../learned/encoder.ts';
import { encodeTable, newKeltisFeatures, SHAPE, UNIT } from './features.ts';

export const keltisEncoder: Encoder<State> = {
  shape: SHAPE,
  newFeatures: newKeltisFeatures,
  encode: encodeTable,
  totals: (state) => state.players.map(totalOf),
  unit: UNIT,
};
