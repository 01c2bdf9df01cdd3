import { at } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import { writeHand } from '../hand.ts';
import { resize, writeBag, writeList } from '../lists.ts';
import { selves, type Views } from '../views.ts';
import { ARTEFACTS, COLORS, type Player, RUNES, SPOTS, TOKENS, WISPS } from './codes.ts';
import { writeDeck } from './deck.ts';
import { RuneStonesPlayer, type RuneStonesTable } from './schema.ts';
import { writeTask } from './task.ts';

export function writeTable(table: RuneStonesTable, { spectator: view, own }: Views<View>): void {
  resize(table.players, own.length, () => new RuneStonesPlayer());
  for (const [seat, player] of selves(own).entries()) writePlayer(at(table.players, seat), player);
  writeRound(table, view);
  writeBoard(table, view);
  writeNight(table, view);
  writeTurn(table, view);
}

function writePlayer(to: RuneStonesPlayer, player: Player): void {
  writeHand(to, player);
  to.pileCount = player.pile.length;
  writeList(to.discard, player.discard);
  writeBag(to.owned, player.owned);
  writeList(to.box, player.box);
  Object.assign(to.stones, player.stones);
  writeList(
    to.rows,
    player.rows.flatMap((row) => SPOTS.all.map((spot) => ARTEFACTS.code(row[spot]))),
  );
  writeList(to.runes, player.runes.map(RUNES.code));
  to.attuned = COLORS.code(player.attuned ?? 'none');
  to.points = player.points;
}

function writeRound(table: RuneStonesTable, view: View): void {
  table.deck = writeDeck(view.deck);
  table.nocturnal = view.nocturnal;
  table.round = view.round;
  table.first = view.first;
  table.idle = view.idle;
  table.scored = view.scored;
}

function writeBoard(table: RuneStonesTable, view: View): void {
  Object.assign(table.supply, view.supply);
  writeList(table.display, view.display);
  table.pileCount = view.pile.length;
  writeList(table.discard, view.discard);
  writeList(table.forges, view.forges.map(ARTEFACTS.code));
  table.wilds = view.wilds;
  table.artefactCount = view.artefacts.length;
  writeList(table.scrap, view.scrap.map(ARTEFACTS.code));
  writeList(
    table.runes,
    RUNES.all.map((kind) => view.runes[kind]),
  );
}

function writeNight(table: RuneStonesTable, { wisps, night }: View): void {
  table.wispCount = wisps.pile.length;
  writeList(table.wisps, wisps.shown.map(WISPS.code));
  writeList(table.wispDiscard, wisps.discard.map(WISPS.code));
  writeList(table.night, night.map(TOKENS.code));
}

function writeTurn(table: RuneStonesTable, view: View): void {
  writeList(table.played, view.played);
  table.exchanged = view.exchanged;
  writeList(table.agenda, view.agenda.map(writeTask));
}
