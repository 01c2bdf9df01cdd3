import { at } from '@dolmen/core';
import { COLORS, type Color, FORGES, type Player, type Row, type RuneKind, type View } from '@dolmen/core/rune-stones';
import { factsOf } from './facts.ts';
import { turnsLeft } from './phase.ts';
import { type Places, placesOf } from './places.ts';
import { WEIGHTS } from './weights.ts';

/** Stones as numbers in the order of `STONES`: cheap to copy when a plan is tried. */
export type Purse = number[];
export const WILD = 4;
export const ORE = 5;

interface Memo {
  /** What the next rune stone is worth. */
  rune: number | null;
  /** What a row is worth, by its artefacts. */
  rows: readonly number[] | null;
  /** What the own purse is worth. */
  purse: number | null;
}

/** What the player to act makes of the table, found once for all the answers to a question. */
export interface Outlook {
  readonly view: View;
  readonly me: Player<null>;
  /** Turns after this one. */
  readonly turns: number;
  readonly purse: Purse;
  /** What one more of each stone is worth while it is scarce, in the order of `STONES`. */
  readonly prices: readonly number[];
  /** The colour that is as good as wild, or -1. */
  readonly attuned: number;
  /** Found when first asked for. */
  readonly memo: Memo;
  /** Which of all outlooks this is: what is kept elsewhere for the last one is told by it. */
  readonly number: number;
}

let outlooks = 0;

export const owns = (outlook: Outlook, kind: RuneKind): boolean => outlook.me.runes.includes(kind);

export function outlookOf(view: View): Outlook {
  const me = at(view.players, view.toAct ?? 0);
  const attuned = me.attuned === null ? -1 : COLORS.indexOf(me.attuned);
  return {
    view,
    me,
    turns: turnsLeft(view),
    purse: purseOf(me),
    prices: pricesFor(view, me, attuned),
    attuned,
    memo: { rune: null, rows: null, purse: null },
    number: ++outlooks,
  };
}

const purseOf = ({ stones }: Player<null>): Purse => [
  stones.green,
  stones.red,
  stones.blue,
  stones.yellow,
  stones.wild,
  stones.ore,
];

/** The places that are taken in every row, as bits: no artefact of their colour is wanted. */
function takenIn(rows: readonly Row[]): Places {
  let taken = -1;
  for (const row of rows) taken &= placesOf(row);
  return taken;
}

const { gem, wild, ore } = WEIGHTS;
const PRICES: readonly number[] = [gem, gem, gem, gem, wild, ore];

function pricesFor(view: View, me: Player<null>, attuned: number): number[] {
  const prices = PRICES.slice();
  if (attuned >= 0) prices[attuned] = wild;
  const taken = takenIn(me.rows);
  for (let forge = 0; forge < view.forges.length; forge++) {
    const color = COLORS.indexOf(view.forges[forge] as Color);
    if (color < 0 || color === attuned || (taken >> color) & 1) continue;
    prices[color] = (prices[color] as number) + (WEIGHTS.wanted * 2) / at(FORGES, forge).cost;
  }
  for (const card of me.hand)
    if (card !== null)
      for (const gem of factsOf(view, card).cost) prices[gem] = (prices[gem] as number) + WEIGHTS.thirst;
  return prices;
}
