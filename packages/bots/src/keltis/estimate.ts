import { type State, totalOf } from '@dolmen/core/keltis';
import { network, unpack } from '../learned/network.ts';
import { LEARNED } from './learned.ts';
import { newKeltisReading, readTable, SHAPE, UNIT } from './reading.ts';

const foretell = network(SHAPE, unpack(LEARNED));
const reading = newKeltisReading();

/** What is there, and what the network expects to come. It was taught with tables at the start of a turn. */
export function estimate(state: State): number[] {
  const totals = state.players.map(totalOf);
  if (state.toAct === null) return totals;
  readTable(state, reading);
  const gains = foretell(reading);
  return totals.map((total, seat) => total + UNIT * (gains[seat] as number));
}

export const isSettled = (state: State): boolean => state.choice === 'turn';
