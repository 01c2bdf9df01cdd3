import type { View } from '@dolmen/core/rune-stones';
import { laid, type Projection } from '../projection.ts';
import { CHOICES } from './codes.ts';
import { readTable } from './read.ts';
import { RuneStonesTable } from './schema.ts';
import { writeTable } from './write.ts';

export const runeStones: Projection<View> = {
  choices: CHOICES,
  lay: (state) => {
    state.runeStones ??= new RuneStonesTable();
  },
  hands: (state) => laid(state.runeStones).players.map((player) => player.own),
  write: (state, views) => writeTable(laid(state.runeStones), views),
  read: (state, moment, viewer) => readTable(laid(state.runeStones), moment, viewer),
};
