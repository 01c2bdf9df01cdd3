import type { View } from '@dolmen/core/keltis';
import { laid, type Projection } from '../projection.ts';
import { CHOICES } from './codes.ts';
import { readTable } from './read.ts';
import { KeltisTable } from './schema.ts';
import { writeTable } from './write.ts';

export const keltis: Projection<View> = {
  choices: CHOICES,
  lay: (state) => {
    state.keltis ??= new KeltisTable();
  },
  hands: (state) => laid(state.keltis).players.map((player) => player.own),
  write: (state, views) => writeTable(laid(state.keltis), views),
  read: (state, moment, viewer) => readTable(laid(state.keltis), moment, viewer),
};
