import type { Quaternion, Vector3 } from 'three';
import type { Vec } from './piece.ts';

/** Something that a headset follows, in the table's units and directions. It looks and points along its -z. */
export interface Tracked {
  readonly at: Vector3;
  readonly turn: Quaternion;
  isThere: boolean;
}

/** Where the wearer of a headset, or of a viewer, is. Written anew before each frame, always the same objects: copy what you keep. */
export interface Poses {
  readonly head: Tracked;
  readonly left: Tracked;
  readonly right: Tracked;
}

/** Where one sits, or stands: panels are arranged around it. It changes only with a fade. */
export interface Viewpoint {
  /** Between the eyes, when they look at the table. */
  readonly eyes: Vec;
  /** The way one looks: 0 is toward -z. */
  readonly yaw: number;
  /** How many units are ten of one's own centimetres: 1, but where the table is smaller than life. */
  readonly size: number;
}
