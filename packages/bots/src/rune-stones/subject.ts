import type { State } from '@dolmen/core/rune-stones';
import type { Subject } from '../learned/subject.ts';
import { certain, newRuneStonesReading, readTable, SHAPE, UNIT } from './reading.ts';

export const runeStonesSubject: Subject<State> = {
  shape: SHAPE,
  newReading: newRuneStonesReading,
  read: readTable,
  totals: (state) => state.players.map(certain),
  unit: UNIT,
};
