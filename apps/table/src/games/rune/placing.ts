import type { Reason } from '@dolmen/core';
import { type Field, type Laid, rune, type View } from '@dolmen/core/rune';
import type { SessionState } from '../../session/session.ts';
import { boundsOf } from './grid.ts';

/** A card that is held over the table, and where it would lie. */
export type Placing = Laid;

export const wordOf = (placing: Placing): string => rune.format({ type: 'lay', ...placing });

/** Why it may not lie there; `null`: it fits. */
export const whyNot = (view: View, placing: Placing): Reason | null => rune.why(view, { type: 'lay', ...placing });

/** The ways to lay a card that the legal words leave open. */
const laysOf = (open: readonly string[], card: number): Placing[] =>
  open.flatMap((word) => {
    const action = rune.parse(word);
    return action?.type === 'lay' && action.card === card ? [action] : [];
  });

/** The card of the hand that was touched. */
export function heldCard({ touched, isAsked }: Pick<SessionState, 'touched' | 'isAsked'>): number | null {
  const card = /^hand:(\d+)$/.exec(touched[0] ?? '')?.[1];
  return isAsked && card !== undefined ? Number(card) : null;
}

/** Where a card just taken up is held first: near the middle where it fits, turned as the one before if that can be. */
export function firstPlacing(view: View, open: readonly string[], card: number, turn: number): Placing | null {
  const { left, top, right, bottom } = boundsOf(view.laid);
  const far = ({ x, y }: Field): number => Math.hypot(x + 1 - (left + right) / 2, y + 1 - (top + bottom) / 2);
  const cost = (lay: Placing): number => far(lay) + (lay.turn === turn ? 0 : MUCH);
  const lay = laysOf(open, card).sort((one, other) => cost(one) - cost(other))[0];
  return lay ? { card, turn: lay.turn, x: lay.x, y: lay.y } : null;
}

/** More than any distance on the table. */
const MUCH = 1000;

/** The turns in which a card fits somewhere. */
export const turnsOf = (view: View, card: number): ReadonlySet<number> =>
  new Set(rune.legal(view).flatMap((action) => (action.type === 'lay' && action.card === card ? [action.turn] : [])));

/**
 * Turned about its own middle, as nearly as fields allow: a card on its side begins one field further left. So turning it
 * back brings it back, and it does not wander.
 */
export function turnedTo(placing: Placing, turn: number): Placing {
  const isOnSide = (quarters: number): number => quarters % 2;
  return { ...placing, turn, x: placing.x + isOnSide(placing.turn) - isOnSide(turn) };
}

export const isSame = (one: Field & { turn: number }, other: Field & { turn: number }): boolean =>
  one.x === other.x && one.y === other.y && one.turn === other.turn;
