import { type PerspectiveCamera, Ray, Raycaster, Vector2, Vector3 } from 'three';
import type { Vec } from '../piece.ts';
import type { Aim, Point } from './aim.ts';

/** The flat picture: from its pixels into the room, and back. */
export interface Screen {
  resize(width: number, height: number): void;
  aim(point: Point, isTouch?: boolean): Aim;
  project(point: Vec): Point | null;
  isInside(point: Point): boolean;
}

/** Where a finger may have meant to be: two circles around where it was. */
const FINGER = [10, 18].flatMap((reach) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
    const angle = (step * Math.PI) / 4;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  }),
);

export function createScreen(camera: PerspectiveCamera): Screen {
  const caster = new Raycaster();
  const place = new Vector2();
  const corner = new Vector3();
  let [width, height] = [1, 1];

  const rayAt = (x: number, y: number): Ray => {
    caster.setFromCamera(place.set((x / width) * 2 - 1, 1 - (y / height) * 2), camera);
    return new Ray().copy(caster.ray);
  };

  return {
    resize: (w, h) => {
      [width, height] = [w, h];
    },
    aim: ({ x, y }, isTouch = false) => ({
      ray: rayAt(x, y),
      at: { x, y },
      isTouch,
      around: isTouch
        ? FINGER.map(
            ([right, down]) =>
              () =>
                rayAt(x + right, y + down),
          )
        : [],
    }),
    project: (point) => {
      corner.set(...point).project(camera);
      if (corner.z > 1) return null;
      return { x: ((corner.x + 1) / 2) * width, y: ((1 - corner.y) / 2) * height };
    },
    isInside: ({ x, y }) => x >= 0 && y >= 0 && x < width && y < height,
  };
}
