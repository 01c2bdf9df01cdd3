import type { Ray } from 'three';

/** Pixels in the picture, from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where somebody points. Mouse and finger make it from a point of the picture; a controller or a gaze has no such point. */
export interface Aim {
  readonly ray: Ray;
  readonly at: Point | null;
  /** A finger, which is nowhere before it touches. */
  readonly isTouch: boolean;
  /** Rays that may have been meant as well, the likelier first: a finger is broad, a hand shakes. */
  readonly around: readonly (() => Ray)[];
}
