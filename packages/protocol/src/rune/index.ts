import type { View } from '@dolmen/core/rune';
import { laid, type Projection } from '../projection.ts';
import { CHOICES } from './codes.ts';
import { readTable } from './read.ts';
import { RuneTable } from './schema.ts';
import { writeTable } from './write.ts';

export const rune: Projection<View> = {
  choices: CHOICES,
  lay: (state) => {
    state.rune ??= new RuneTable();
  },
  hands: (state) => laid(state.rune).players.map((player) => player.own),
  write: (state, views) => writeTable(laid(state.rune), views),
  read: (state, moment, viewer) => readTable(laid(state.rune), moment, viewer),
};
