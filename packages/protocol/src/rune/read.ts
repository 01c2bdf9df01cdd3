import type { Seat, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune';
import { hidden, readHand } from '../hand.ts';
import { readList } from '../lists.ts';
import type { Moment } from '../views.ts';
import { CHOICES, LAID, MARKS, MASTERS } from './codes.ts';
import type { RunePlayer, RuneTable } from './schema.ts';

export const readTable = (table: RuneTable, moment: Moment, viewer: Viewer): View => ({
  ...moment,
  choice: CHOICES.name(moment.choice),
  players: readList(table.players).map((player, seat) => readPlayer(player, seat, viewer)),
  pile: hidden(table.pileCount),
  laid: LAID.unflatten(readList(table.laid)),
  dropped: readList(table.dropped),
  masters: MASTERS.unflatten(readList(table.masters)),
  marks: MARKS.unflatten(readList(table.marks)),
  grandmaster: table.grandmaster,
});

const readPlayer = (player: RunePlayer, seat: Seat, viewer: Viewer): View['players'][number] => ({
  ...readHand(player, seat, viewer),
  masters: player.masters,
  lost: player.lost,
});
