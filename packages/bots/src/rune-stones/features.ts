import {
  type Card,
  COLORS,
  countIn,
  type EffectKind,
  GEMS,
  NIGHT_FIELDS,
  type Player,
  ROW_POINTS,
  RUNES,
  type RuneKind,
  STONES,
  STONES_PER_POINT,
  THRONE,
  type View,
} from '@dolmen/core/rune-stones';
import { type Features, newFeatures, type Shape } from '../learned/network.ts';
import { type Facts, factsOf } from './facts.ts';
import { WILD } from './outlook.ts';
import { rowPoints, stonesOf, turnsLeft } from './phase.ts';

/** A table of Rune Stones as features for the network: a player is the cards of a deck. Numbers lie mostly between 0 and 1. */

export const SHAPE: Shape = { part: 22, middle: 16, sum: 8, table: 40, head: 16 };
/** The network speaks in so many points. */
export const UNIT = 20;

/** Of a larger deck the rest is left out. */
const MOST_CARDS = 24;
export const newRuneStonesFeatures = (): Features => newFeatures(SHAPE, MOST_CARDS);

const MANY_TURNS = 20;

/** What the final count would give now, with every stone counting. */
export const certain = (player: Player<null>): number =>
  player.points + rowPoints(player) + stonesOf(player) / STONES_PER_POINT;

export function encodeTable(view: View, features: Features): void {
  const turns = turnsLeft(view);
  features.seats = view.players.length;
  for (let seat = 0; seat < features.seats; seat++) {
    const player = view.players[seat] as Player<null>;
    const cards = Math.min(player.owned.length, MOST_CARDS);
    features.counts[seat] = cards;
    for (let index = 0; index < cards; index++) {
      const at = (seat * MOST_CARDS + index) * SHAPE.part;
      writeCard(view, player, player.owned[index] as Card, turns, features.parts, at);
    }
    writeSeat(view, seat, turns, features.table, seat * SHAPE.table);
  }
}

/** Where each kind of effect is written. */
const EFFECT_PLACES: { readonly [K in EffectKind]: number } = {
  gem: 0,
  any: 1,
  points: 3,
  die: 4,
  ore: 5,
  card: 6,
  draw: 6,
  pillage: 7,
  wisp: 8,
  resurrection: 9,
  'card-switch': 9,
};
const WILD_PLACE = 2;

/** Where each kind of rune stone is written: a kind more needs a place, and a network that was taught with it. */
const RUNE_PLACES: { readonly [K in RuneKind]: number } = {
  magic: 21,
  hand: 22,
  exchange: 23,
  wild: 24,
  plus: 25,
  'double-die': 26,
  'extra-point': 27,
  'three-abilities': 28,
  'keep-highest': 29,
  'gem-or-points': 30,
};

function writeCard(view: View, player: Player<null>, card: Card, turns: number, to: Float64Array, at: number): void {
  const facts = factsOf(view, card);
  const { runes } = player;
  to.fill(0, at, at + SHAPE.part);
  writeEffects(facts, to, at);
  to[at + 12] = facts.isChoice ? (runes.includes('plus') ? 1 : 0.5) : 0;
  to[at + 13] = facts.print.magic / 3;
  to[at + 14] = facts.print.isDruid ? 1 : 0;
  to[at + 15] = card / 100;
  to[at + 16] = facts.givesPoints && runes.includes('extra-point') ? 1 : 0;
  to[at + 17] = facts.rolls && runes.includes('double-die') ? 1 : 0;
  to[at + 18] = runes.includes('three-abilities') ? 1 : 0;
  to[at + 19] = Math.min(1, turns / MANY_TURNS);
  to[at + 20] = Math.min(1, turns / 4);
  to[at + 21] = facts.print.color === 'multi' ? 1 : 0;
}

function writeEffects({ deeds, cost }: Facts, to: Float64Array, at: number): void {
  for (const { kind, gem, points } of deeds) {
    const place = at + (gem === WILD ? WILD_PLACE : EFFECT_PLACES[kind]);
    to[place] = (to[place] as number) + (kind === 'points' ? points / 4 : 0.5);
  }
  for (const gem of cost) {
    const place = at + (gem === WILD ? 11 : 10);
    to[place] = (to[place] as number) + 0.5;
  }
}

function writeSeat(view: View, seat: number, turns: number, to: Float64Array, at: number): void {
  const player = view.players[seat] as Player<null>;
  writeProgress(view, seat, turns, to, at);
  writeRows(player, to, at + 9);
  for (const [index, stone] of STONES.entries()) to[at + 14 + index] = player.stones[stone] / 4;
  to[at + 20] = stonesOf(player) / 10;
  for (const kind of RUNES) to[at + RUNE_PLACES[kind]] = player.runes.includes(kind) ? 1 : 0;
  to[at + 31] = player.owned.length / 12;
  to[at + 32] = player.hand.length / 5;
  to[at + 33] = player.attuned === null ? 0 : 1;
  writeRivals(view, seat, to, at + 34);
  to[at + 39] = wishedFor(view, player);
}

function writeProgress(view: View, seat: number, turns: number, to: Float64Array, at: number): void {
  const player = view.players[seat] as Player<null>;
  const seats = view.players.length;
  let best = 0;
  for (const [other, rival] of view.players.entries()) if (other !== seat) best = Math.max(best, certain(rival));
  to[at] = player.points / THRONE;
  to[at + 1] = best / THRONE;
  to[at + 2] = Math.min(1, turns / MANY_TURNS);
  to[at + 3] = Math.min(1, turns / 3);
  to[at + 4] = ((seat - view.first + seats) % seats) / seats;
  to[at + 5] = ((view.toAct ?? 0) - view.first + seats) % seats > (seat - view.first + seats) % seats ? 0 : 1;
  to[at + 6] = (seats - 2) / 2;
  to[at + 7] = view.nocturnal ? 1 : 0;
  to[at + 8] = view.nocturnal ? wispsAhead(view, player) / 4 : 0;
}

function wispsAhead(view: View, player: Player<null>): number {
  let wisps = 0;
  for (const [index, field] of NIGHT_FIELDS.entries())
    if (field > player.points && view.night[index] === 'wisp') wisps++;
  return wisps;
}

function writeRows(player: Player<null>, to: Float64Array, at: number): void {
  let artefacts = 0;
  let longest = 0;
  let gap = 0;
  for (const row of player.rows) {
    const count = countIn(row);
    artefacts += count;
    longest = Math.max(longest, count);
    gap += 3 * count - (ROW_POINTS[count] as number);
  }
  to[at] = artefacts / 8;
  to[at + 1] = longest / GEMS.length;
  to[at + 2] = gap / 8;
  to[at + 3] = rowPoints(player) / 15;
  to[at + 4] = player.runes.length / 4;
}

function writeRivals(view: View, seat: number, to: Float64Array, at: number): void {
  const others = view.players.length - 1;
  to.fill(0, at, at + 5);
  for (const [other, rival] of view.players.entries()) {
    if (other === seat) continue;
    to[at] = (to[at] as number) + rival.points / THRONE / others;
    to[at + 1] = (to[at + 1] as number) + stonesOf(rival) / 10 / others;
    to[at + 2] = (to[at + 2] as number) + rowPoints(rival) / 15 / others;
    to[at + 3] = (to[at + 3] as number) + rival.runes.length / 4 / others;
    to[at + 4] = (to[at + 4] as number) + rival.owned.length / 12 / others;
  }
}

/** How much of what the forges ask for is there. */
function wishedFor(view: View, player: Player<null>): number {
  let wanted = 0;
  for (const artefact of view.forges) {
    const color = COLORS.find((name) => name === artefact);
    if (color !== undefined && player.stones[color] >= 2 && player.rows.some((row) => row[color] === 'none')) wanted++;
  }
  return wanted / 4;
}
