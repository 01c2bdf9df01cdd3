import type { Seat, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/keltis';
import { hidden, readHand } from '../hand.ts';
import { readList } from '../lists.ts';
import { orNull } from '../names.ts';
import type { Moment } from '../views.ts';
import { CHOICES, TILES } from './codes.ts';
import { pilesOf } from './piles.ts';
import type { KeltisPlayer, KeltisTable } from './schema.ts';

export const readTable = (table: KeltisTable, moment: Moment, viewer: Viewer): View => ({
  ...moment,
  choice: CHOICES.name(moment.choice),
  players: readList(table.players).map((player, seat) => readPlayer(player, seat, viewer)),
  tiles: readList(table.tiles).map(TILES.name),
  stock: hidden(table.stockCount),
  removed: hidden(table.removedCount),
  discards: pilesOf(table.discards).map(readList),
  entering: orNull(table.entering),
  barred: orNull(table.barred),
  idle: table.idle,
});

const readPlayer = (player: KeltisPlayer, seat: Seat, viewer: Viewer): View['players'][number] => ({
  ...readHand(player, seat, viewer),
  rows: pilesOf(player.rows).map(readList),
  fields: readList(player.fields),
  large: orNull(player.large),
  wishes: player.wishes,
  points: player.points,
});
