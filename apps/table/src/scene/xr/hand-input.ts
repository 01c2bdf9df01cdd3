import { Ray, Vector3 } from 'three';
import type { Aim } from '../pointer/aim.ts';
import type { Tracked } from '../poses.ts';
import { createTracked } from './tracked.ts';

/** A hand shakes: what lies in a cone of about three degrees may have been meant. */
const CONE = [0.012, 0.024].flatMap((reach) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
    const angle = (step * Math.PI) / 4;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  }),
);

const beside = new Ray();
const off = new Vector3();

/** Points along a tracked thing. All that it hands out is made once. */
export function aimAlong(tracked: Tracked): Aim {
  const ray = new Ray();
  const rayBeside = (right: number, up: number): Ray => {
    off.set(right, up, -1).applyQuaternion(tracked.turn).normalize();
    return beside.set(tracked.at, off);
  };
  return {
    ray,
    at: null,
    isTouch: false,
    around: CONE.map(
      ([right, up]) =>
        () =>
          rayBeside(right, up),
    ),
  };
}

/** The tracked thing has moved: so has its ray. */
export function follow({ ray }: Aim, { at, turn }: Tracked): void {
  ray.origin.copy(at);
  ray.direction.set(0, 0, -1).applyQuaternion(turn);
}

/** A hand, or the controller in it, or a finger on a screen. */
export interface HandInput {
  readonly tracked: Tracked;
  readonly aim: Aim;
  /** Of the forefinger, where the headset sees fingers. */
  readonly tip: Tracked;
  source: XRInputSource | null;
}

export const createHandInput = (tracked: Tracked): HandInput => ({
  tracked,
  aim: aimAlong(tracked),
  tip: createTracked(),
  source: null,
});
