import type { PieceId } from '@dolmen/core';
import { Vector3 } from 'three';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import type { Screen } from './screen.ts';

/** A rectangle of the picture, in pixels. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const corner = new Vector3();

/** The corners of a piece's box, in the picture. */
function cornersOf({ batch: { box }, mover }: PlacedPiece, { project }: Screen) {
  const { at, lift, turn, size } = mover;
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
    const end = (bit: number): 'min' | 'max' => (index & bit ? 'max' : 'min');
    corner.set(box[end(1)].x, box[end(2)].y, box[end(4)].z);
    corner.multiplyScalar(size).applyQuaternion(turn).add(at);
    return project([corner.x, corner.y + lift, corner.z]) ?? [];
  });
}

/** What all pieces that are touched by a name cover of the picture; `null`: none is there. */
export function extentOf(touch: PieceId, pieces: Iterable<PlacedPiece>, screen: Screen): Extent | null {
  const points = [...pieces].filter(({ piece }) => piece.touch === touch).flatMap((one) => cornersOf(one, screen));
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What a finger hits without aiming, in pixels of the page. */
const FINGERTIP = 44;

/** Does enough of it lie within so much of the picture? */
export function isForFinger({ left, top, right, bottom }: Extent, free: Extent): boolean {
  const width = Math.min(right, free.right) - Math.max(left, free.left);
  const height = Math.min(bottom, free.bottom) - Math.max(top, free.top);
  return Math.min(width, height) >= FINGERTIP;
}
