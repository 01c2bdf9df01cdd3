import { at, type Seat, type Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import { hidden, readHand } from '../hand.ts';
import { readBag, readList } from '../lists.ts';
import type { Moment } from '../views.ts';
import { ARTEFACTS, CHOICES, COLORS, type Player, type Row, RUNES, SPOTS, TOKENS, WISPS } from './codes.ts';
import { readDeck } from './deck.ts';
import type { RuneStonesPlayer, RuneStonesTable, StonesState } from './schema.ts';
import { readTask } from './task.ts';

export const readTable = (table: RuneStonesTable, moment: Moment, viewer: Viewer): View => ({
  ...moment,
  choice: CHOICES.name(moment.choice),
  deck: readDeck(table.deck),
  nocturnal: table.nocturnal,
  round: table.round,
  first: table.first,
  idle: table.idle,
  scored: table.scored,
  players: readList(table.players).map((player, seat) => readPlayer(player, seat, viewer)),
  supply: readStones(table.supply),
  display: readList(table.display),
  pile: hidden(table.pileCount),
  discard: readList(table.discard),
  forges: readList(table.forges).map(ARTEFACTS.name),
  wilds: table.wilds,
  artefacts: hidden(table.artefactCount),
  scrap: readList(table.scrap).map(artefact),
  runes: readRunes(readList(table.runes)),
  wisps: {
    pile: hidden(table.wispCount),
    shown: readList(table.wisps).map(WISPS.name),
    discard: readList(table.wispDiscard).map(WISPS.name),
  },
  night: readList(table.night).map(TOKENS.name),
  played: readList(table.played),
  exchanged: table.exchanged,
  agenda: readList(table.agenda).map(readTask),
  random: null,
});

const readPlayer = (player: RuneStonesPlayer, seat: Seat, viewer: Viewer): Player => ({
  ...readHand(player, seat, viewer),
  pile: hidden(player.pileCount),
  discard: readList(player.discard),
  owned: readBag(player.owned),
  box: readList(player.box),
  stones: readStones(player.stones),
  rows: readRows(readList(player.rows)),
  runes: readList(player.runes).map(RUNES.name),
  attuned: color(player.attuned),
  points: player.points,
});

const readStones = ({ green, red, blue, yellow, wild, ore }: StonesState): View['supply'] => ({
  green,
  red,
  blue,
  yellow,
  wild,
  ore,
});

function readRows(codes: readonly number[]): Row[] {
  const length = SPOTS.all.length;
  return Array.from({ length: codes.length / length }, (_, row) => readRow(codes.slice(row * length)));
}

const readRow = (codes: readonly number[]): Row =>
  Object.fromEntries(SPOTS.all.map((spot, index) => [spot, ARTEFACTS.name(at(codes, index))])) as Row;

const readRunes = (counts: readonly number[]): View['runes'] =>
  Object.fromEntries(RUNES.all.map((kind, index) => [kind, at(counts, index)])) as View['runes'];

function color(code: number): Player['attuned'] {
  const name = COLORS.name(code);
  return name === 'none' ? null : name;
}

function artefact(code: number): View['scrap'][number] {
  const name = ARTEFACTS.name(code);
  if (name === 'none') throw new Error('an artefact out of the game is one');
  return name;
}
