import type { View } from '@dolmen/core/rune-stones';
import { network, unpack } from '../learned/network.ts';
import { certain, encodeTable, newRuneStonesFeatures, SHAPE, UNIT } from './features.ts';
import { LEARNED } from './learned.ts';
import { totalNow } from './phase.ts';

const foretell = network(SHAPE, unpack(LEARNED));
const features = newRuneStonesFeatures();

/** What is there, and what the network expects to come. It was taught with tables at the start of a turn. */
export function estimate(view: View): number[] {
  if (view.toAct === null) return view.players.map(totalNow);
  encodeTable(view, features);
  const gains = foretell(features);
  return view.players.map((player, seat) => certain(player) + UNIT * (gains[seat] as number));
}

export const canEstimate = (view: View): boolean => view.choice === 'turn';
