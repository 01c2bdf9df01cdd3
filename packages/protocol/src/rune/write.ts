import { at } from '@dolmen/core';
import type { View } from '@dolmen/core/rune';
import { writeHand } from '../hand.ts';
import { resize, writeList } from '../lists.ts';
import { selves, type Views } from '../views.ts';
import { LAID, MARKS, MASTERS } from './codes.ts';
import { RunePlayer, type RuneTable } from './schema.ts';

export function writeTable(table: RuneTable, { spectator: view, own }: Views<View>): void {
  resize(table.players, own.length, () => new RunePlayer());
  for (const [seat, player] of selves(own).entries()) writePlayer(at(table.players, seat), player);
  table.pileCount = view.pile.length;
  writeList(table.laid, LAID.flatten(view.laid));
  writeList(table.dropped, view.dropped);
  writeList(table.masters, MASTERS.flatten(view.masters));
  writeList(table.marks, MARKS.flatten(view.marks));
  table.grandmaster = view.grandmaster;
}

function writePlayer(to: RunePlayer, player: View['players'][number]): void {
  writeHand(to, player);
  to.masters = player.masters;
  to.lost = player.lost;
}
