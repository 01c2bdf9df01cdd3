import type { View } from '@dolmen/core/rune';
import { readList } from '../lists.ts';
import { laid, type Projection } from '../projection.ts';
import { CHOICES } from './codes.ts';
import { readTable } from './read.ts';
import { RuneTable } from './schema.ts';
import { writeTable } from './write.ts';

export const rune: Projection<View> = {
  choices: CHOICES,
  lay: (state) => {
    state.rune = new RuneTable();
  },
  players: (state) => readList(laid(state.rune).players),
  write: (state, views) => writeTable(laid(state.rune), views),
  read: (state, moment, viewer) => readTable(laid(state.rune), moment, viewer),
};
