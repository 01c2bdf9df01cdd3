import type { View } from '@dolmen/core/rune-stones';
import { readList } from '../lists.ts';
import { laid, type Projection } from '../projection.ts';
import { CHOICES } from './codes.ts';
import { readTable } from './read.ts';
import { RuneStonesTable } from './schema.ts';
import { writeTable } from './write.ts';

export const runeStones: Projection<View> = {
  choices: CHOICES,
  lay: (state) => {
    state.runeStones = new RuneStonesTable();
  },
  players: (state) => readList(laid(state.runeStones).players),
  write: (state, views) => writeTable(laid(state.runeStones), views),
  read: (state, moment, viewer) => readTable(laid(state.runeStones), moment, viewer),
};
