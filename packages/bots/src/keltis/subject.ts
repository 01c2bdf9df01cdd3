import { type State, totalOf } from '@dolmen/core/keltis';
import type { Subject } from '../learned/subject.ts';
import { newKeltisReading, readTable, SHAPE, UNIT } from './reading.ts';

export const keltisSubject: Subject<State> = {
  shape: SHAPE,
  newReading: newKeltisReading,
  read: readTable,
  totals: (state) => state.players.map(totalOf),
  unit: UNIT,
};
