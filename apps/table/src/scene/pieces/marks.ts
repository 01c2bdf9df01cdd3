import type { PieceId } from '@dolmen/core';
import { Color } from 'three';
import type { Piece } from '../piece.ts';

/** What stands out, and why. */
export interface Marks {
  readonly next: ReadonlySet<PieceId>;
  readonly touched: ReadonlySet<PieceId>;
  readonly pointed: ReadonlySet<PieceId>;
  /** The id of the piece under the pointer. */
  readonly hovered: string | null;
}

export const NO_MARKS: Marks = { next: new Set(), touched: new Set(), pointed: new Set(), hovered: null };

/** The light on a piece and the ring under it. */
export interface Mark {
  readonly light: Color;
  readonly ring: Color;
  readonly strength: number;
}

const GOLD = new Color(1, 0.66, 0.22);
const ICE = new Color(0.42, 0.86, 1);
const dim = (color: Color, factor: number): Color => color.clone().multiplyScalar(factor);

const PLAIN: Mark = { light: new Color(0, 0, 0), ring: GOLD, strength: 0 };
const HOVERED: Mark = { light: dim(GOLD, 0.3), ring: new Color(1, 0.8, 0.4), strength: 1.1 };
const TOUCHED: Mark = { light: dim(ICE, 0.3), ring: ICE, strength: 1.1 };
const POINTED: Mark = { light: dim(ICE, 0.24), ring: ICE, strength: 1 };
const TOUCHABLE: Mark = { light: dim(GOLD, 0.1), ring: GOLD, strength: 0.6 };
const LOOKED_AT: Mark = { light: dim(GOLD, 0.06), ring: GOLD, strength: 0 };

/** The first that applies: what the hand is on, what it has, what is shown, what it may take. */
export function markOf(piece: Piece, marks: Marks): Mark {
  const { touch } = piece;
  const isHovered = marks.hovered === piece.id;
  const isNext = touch !== undefined && marks.next.has(touch);
  if (isHovered && isNext) return HOVERED;
  if (touch !== undefined && marks.touched.has(touch)) return TOUCHED;
  if (marks.pointed.has(piece.id) || (touch !== undefined && marks.pointed.has(touch))) return POINTED;
  if (isNext) return TOUCHABLE;
  return isHovered && (piece.close !== undefined || touch !== undefined) ? LOOKED_AT : PLAIN;
}
