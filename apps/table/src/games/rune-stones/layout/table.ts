import type { PieceId, Seat, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import type { Picking } from '../../../scene/stage.ts';
import type { Frame } from './frame.ts';
import { AREA, BOARD, OTHERS_SIZE } from './measures.ts';

/** All that a layout is made from. */
export interface LayoutInput {
  readonly view: View;
  /** Whose pieces can be touched; `null` for a spectator. */
  readonly viewer: Viewer;
  readonly picking: Picking;
}

export const isOpen = ({ picking }: LayoutInput, piece: PieceId): boolean =>
  picking.isAsked && picking.next.includes(piece);

export const boardFrame: Frame = { at: BOARD.at, yaw: 0, size: 1 };

const near: Frame = { at: [0, 0, BOARD.at[2] + BOARD.depth / 2 + AREA.depth / 2 + 0.14], yaw: 0, size: 1 };
const aside = BOARD.width / 2 + (AREA.depth * OTHERS_SIZE) / 2 + 0.16;
const left: Frame = { at: [-aside, 0, BOARD.at[2]], yaw: -Math.PI / 2, size: OTHERS_SIZE };
const right: Frame = { at: [aside, 0, BOARD.at[2]], yaw: Math.PI / 2, size: OTHERS_SIZE };
const behind = BOARD.at[2] - BOARD.depth / 2 - (AREA.depth * OTHERS_SIZE) / 2 - 0.16;
const far: Frame = { at: [0, 0, behind], yaw: Math.PI, size: OTHERS_SIZE };

/** By the number of players: where they sit, clockwise from the viewer. */
const SEATING: Readonly<Record<number, readonly Frame[]>> = {
  2: [near, far],
  3: [near, left, right],
  4: [near, left, far, right],
};

/** The near seat: the viewer's own, or the first for a spectator. */
export const homeOf = (viewer: Viewer): Seat => viewer ?? 0;

export function areaOf(view: View, viewer: Viewer, seat: Seat): Frame {
  const count = view.players.length;
  const frame = SEATING[count]?.[(seat - homeOf(viewer) + count) % count];
  if (frame === undefined) throw new Error(`no place for seat ${seat} of ${count}`);
  return frame;
}
