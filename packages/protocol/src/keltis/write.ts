import { at } from '@dolmen/core';
import type { View } from '@dolmen/core/keltis';
import { writeHand } from '../hand.ts';
import { resize, writeList } from '../lists.ts';
import { orNobody } from '../names.ts';
import { selves, type Views } from '../views.ts';
import { TILES } from './codes.ts';
import { pilesOf } from './piles.ts';
import { type KeltisPiles, KeltisPlayer, type KeltisTable } from './schema.ts';

export function writeTable(table: KeltisTable, { spectator: view, own }: Views<View>): void {
  resize(table.players, own.length, () => new KeltisPlayer());
  for (const [seat, player] of selves(own).entries()) writePlayer(at(table.players, seat), player);
  writeList(table.tiles, view.tiles.map(TILES.code));
  table.stockCount = view.stock.length;
  table.removedCount = view.removed.length;
  writePiles(table.discards, view.discards);
  table.entering = orNobody(view.entering);
  table.barred = orNobody(view.barred);
  table.idle = view.idle;
}

function writePlayer(to: KeltisPlayer, player: View['players'][number]): void {
  writeHand(to, player);
  writePiles(to.rows, player.rows);
  writeList(to.fields, player.fields);
  to.large = orNobody(player.large);
  to.wishes = player.wishes;
  to.points = player.points;
}

function writePiles(to: KeltisPiles, piles: readonly (readonly number[])[]): void {
  for (const [path, pile] of pilesOf(to).entries()) writeList(pile, at(piles, path));
}
