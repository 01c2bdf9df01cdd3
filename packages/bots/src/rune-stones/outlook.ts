import { at } from '@dolmen/core';
import { COLORS, FORGES, type Player, type RuneKind, STONES, type View } from '@dolmen/core/rune-stones';
import { factsOf } from './facts.ts';
import { turnsLeft } from './phase.ts';
import { WEIGHTS } from './weights.ts';

/** Stones as numbers in the order of `STONES`: cheap to copy when a plan is tried. */
export type Purse = number[];
export const WILD = 4;
export const ORE = 5;

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
  readonly memo: { rune?: number };
}

export const owns = (outlook: Outlook, kind: RuneKind): boolean => outlook.me.runes.includes(kind);

export function outlookOf(view: View): Outlook {
  const me = at(view.players, view.toAct ?? 0);
  const attuned = me.attuned === null ? -1 : COLORS.indexOf(me.attuned);
  return {
    view,
    me,
    turns: turnsLeft(view),
    purse: STONES.map((stone) => me.stones[stone]),
    prices: pricesFor(view, me, attuned),
    attuned,
    memo: {},
  };
}

function pricesFor(view: View, me: Player<null>, attuned: number): number[] {
  const prices = COLORS.map((_, color) => (color === attuned ? WEIGHTS.wild : WEIGHTS.gem));
  for (const [forge, artefact] of view.forges.entries()) {
    const color = COLORS.indexOf(artefact as (typeof COLORS)[number]);
    if (color < 0 || color === attuned || !me.rows.some((row) => row[at(COLORS, color)] === 'none')) continue;
    prices[color] = at(prices, color) + (WEIGHTS.wanted * 2) / at(FORGES, forge).cost;
  }
  prices.push(WEIGHTS.wild, WEIGHTS.ore);
  for (const card of me.hand)
    if (card !== null) for (const gem of factsOf(view, card).cost ?? []) prices[gem] = at(prices, gem) + WEIGHTS.thirst;
  return prices;
}
