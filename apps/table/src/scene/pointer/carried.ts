import type { PlacedPiece } from '../pieces/placed-pieces.ts';

/** A piece that a hand drags, and where it may go. */
export interface Carried {
  readonly placed: PlacedPiece;
  /** Ids of pieces; empty where the gesture itself says what comes next. */
  readonly goals: readonly string[];
}
