import { at } from '@dolmen/core';
import { countIn, type Player, ROW_POINTS, type Row, STONES_PER_POINT, type View } from '@dolmen/core/rune-stones';
import { abilityWorth } from './cards.ts';
import { factsOf } from './facts.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { rowPoints, stonesOf, totalNow } from './phase.ts';

/** In points, fitted to how games between rule bots ended. */
const FIT = {
  /** A turn to come, and how much more it brings with each rune stone and each point's worth of abilities. */
  turn: 1.8,
  turnWithRune: 0.06,
  turnWithAbility: 0.046,
  /** The turn of this round, if it is still to be played. */
  thisTurn: 2.3,
  /** A stone beyond the third of a point that it counts anyway, and a wild gem beyond other gems. */
  stone: 0.37,
  wild: 0.3,
  /** What a row lacks to three points for each artefact. */
  gap: 0.55,
  /** What the best cards can do. */
  ability: 0.24,
} as const;

/** What an artefact counts in a full row. */
const SHARE = 3;

/** How many cards of a deck are used in the long run. */
const USED = 8;

/** Stones, artefacts and cards need so many turns to come to something. */
const TIME = 4;

const gapOf = (row: Row): number => SHARE * countIn(row) - at(ROW_POINTS, countIn(row));

/** What the best cards of a player do. */
function engineOf(outlook: Outlook, player: Player<null>): number {
  const own = { ...outlook, me: player };
  const worths = player.owned.map((card) => abilityWorth(own, factsOf(outlook.view, card))).sort((a, b) => b - a);
  let sum = 0;
  for (let index = 0; index < USED && index < worths.length; index++) sum += worths[index] as number;
  return sum;
}

/** What the final count would give now, with every stone counting. */
const certain = (player: Player<null>): number =>
  player.points + rowPoints(player) + stonesOf(player) / STONES_PER_POINT;

/** What can still come of stones, artefacts and cards. */
function promise(player: Player<null>, engine: number): number {
  const gaps = player.rows.reduce((sum, row) => sum + gapOf(row), 0);
  const stones = stonesOf(player) * FIT.stone + player.stones.wild * FIT.wild;
  return stones + gaps * FIT.gap + engine * FIT.ability;
}

/** How much of this round's turn a seat has still before it, from 0 to 1. */
function restOfRound(view: View, seat: number): number {
  const seats = view.players.length;
  const place = (of: number): number => (of - view.first + seats) % seats;
  if (seat !== view.toAct) return place(seat) > place(view.toAct ?? 0) ? 1 : 0;
  if (view.choice === 'turn') return 1;
  return view.choice === 'trade' || view.choice === 'rune' ? 0 : 0.5;
}

/** What each seat may expect in the end: what it has, what can still come of it, and the turns it will have. */
export function estimate(view: View): number[] {
  if (view.toAct === null) return view.players.map(totalNow);
  const outlook = outlookOf(view);
  const time = Math.min(1, outlook.turns / TIME);
  return view.players.map((player, seat) => {
    const engine = engineOf(outlook, player);
    const pace = FIT.turn + player.runes.length * FIT.turnWithRune + engine * FIT.turnWithAbility;
    const turns = outlook.turns * pace + restOfRound(view, seat) * FIT.thisTurn;
    return certain(player) + promise(player, engine) * time + turns;
  });
}
