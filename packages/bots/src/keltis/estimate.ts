import { type State, totalOf } from '@dolmen/core/keltis';
import { network, unpack } from '../learned/network.ts';
import { encodeTable, newKeltisFeatures, SHAPE, UNIT } from './features.ts';
import { LEARNED } from './learned.ts';

const foretell = network(SHAPE, unpack(LEARNED));
const features = newKeltisFeatures();

/** What is there, and what the network expects to come. It was taught with tables at the start of a turn. */
export function estimate(state: State): number[] {
  const totals = state.players.map(totalOf);
  if (state.toAct === null) return totals;
  encodeTable(state, features);
  const gains = foretell(features);
  return totals.map((total, seat) => total + UNIT * (gains[seat] as number));
}

export const canEstimate = (state: State): boolean => state.choice === 'turn';
