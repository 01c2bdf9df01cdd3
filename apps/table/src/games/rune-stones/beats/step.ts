import type { Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import type { Piece, Pose } from '../../../scene/piece.ts';
import { type Beat, NOT_PICKING } from '../../../scene/stage.ts';
import { layout } from '../layout/layout.ts';

type Pieces = ReadonlyMap<string, Piece>;
const laid = new WeakMap<View, Map<Viewer, Pieces>>();

/** The pieces of a view by name; kept, for every event of a moment asks. */
export function piecesOf(view: View, viewer: Viewer): Pieces {
  const known = laid.get(view) ?? new Map<Viewer, Pieces>();
  laid.set(view, known);
  const pieces = known.get(viewer) ?? new Map(layout(view, viewer, NOT_PICKING).map((piece) => [piece.id, piece]));
  known.set(viewer, pieces);
  return pieces;
}

/** A moment's two tables, seen by one viewer: what came, what went, and where things were. */
export interface Step {
  readonly before: View;
  readonly after: View;
  readonly viewer: Viewer;
  isNew(id: string): boolean;
  isGone(id: string): boolean;
  isBoth(id: string): boolean;
  /** Where a piece is or was, as something to come from or go to. */
  place(id: string, otherwise: Pose): string | Pose;
}

export function stepOf(before: View, after: View, viewer: Viewer): Step {
  const [was, is] = [piecesOf(before, viewer), piecesOf(after, viewer)];
  return {
    before,
    after,
    viewer,
    isNew: (id) => is.has(id) && !was.has(id),
    isGone: (id) => was.has(id) && !is.has(id),
    isBoth: (id) => was.has(id) && is.has(id),
    place: (id, otherwise) => (was.has(id) || is.has(id) ? id : otherwise),
  };
}

type Way = readonly [piece: string, place: string | Pose];

/** Only what really came, went or stayed: events are many in a moment, and views tell the truth. */
export function tidy(step: Step, beat: Beat): Beat {
  const { moves = [], comes = [], goes = [], ...rest } = beat;
  const only = <T>(name: string, list: readonly T[]): Record<string, readonly T[]> =>
    list.length === 0 ? {} : { [name]: list };
  return {
    ...rest,
    ...only('moves', moves.filter(step.isBoth)),
    ...only<Way>(
      'comes',
      comes.filter(([piece]) => step.isNew(piece)),
    ),
    ...only<Way>(
      'goes',
      goes.filter(([piece]) => step.isGone(piece)),
    ),
  };
}
