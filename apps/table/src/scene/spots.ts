import { Matrix4, Mesh, type PerspectiveCamera, Plane, Raycaster, Sphere, Vector2, Vector3 } from 'three';
import type { Point } from './camera/hand.ts';
import type { Field, Thing } from './field.ts';
import type { Vec } from './piece.ts';

/** What is where in the picture. */
export interface Spots {
  resize(width: number, height: number): void;
  /** The nearest piece under a point of the picture. */
  at(point: Point): Thing | null;
  /** The same; a finger is broad, so what it may touch wins over what lies beside it. */
  near(point: Point, isWanted: (thing: Thing) => boolean): Thing | null;
  /** Where the ray meets the table's top. */
  onTable(point: Point): Vec | null;
  project(point: Vec): Point | null;
  /** A point of the picture where this very piece is on top; `null`: it is covered, or outside. */
  showing(thing: Thing): Point | null;
  /** The piece's top in the table's coordinates. */
  topOf(thing: Thing): Vec;
}

/** Where a finger may have meant to be: two circles around where it was. */
const FINGER = [10, 18].flatMap((reach) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
    const angle = (step * Math.PI) / 4;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  }),
);

export function createSpots(field: Field, camera: PerspectiveCamera): Spots {
  const ray = new Raycaster();
  const aim = new Vector2();
  const ground = new Plane(new Vector3(0, 1, 0), 0);
  const hit = new Vector3();
  const probe = new Mesh();
  const sphere = new Sphere();
  const matrix = new Matrix4();
  const corner = new Vector3();
  const scale = new Vector3();
  let [width, height] = [1, 1];

  const cast = ({ x, y }: Point): void => {
    aim.set((x / width) * 2 - 1, 1 - (y / height) * 2);
    ray.setFromCamera(aim, camera);
  };

  const matrixOf = ({ mover }: Thing): Matrix4 => {
    corner.copy(mover.at).y += mover.lift;
    return matrix.compose(corner, mover.turn, scale.setScalar(mover.size));
  };

  /** How far away the ray hits it; Infinity: it does not. */
  const distanceTo = (thing: Thing): number => {
    const { geometry, material } = thing.batch.form;
    if (!geometry.boundingSphere) geometry.computeBoundingSphere();
    if (!geometry.boundingSphere) return Infinity;
    matrixOf(thing);
    sphere.copy(geometry.boundingSphere).applyMatrix4(matrix);
    if (!ray.ray.intersectsSphere(sphere)) return Infinity;
    probe.geometry = geometry;
    probe.material = material;
    probe.matrixWorld.copy(matrix);
    const hits: { distance: number }[] = [];
    probe.raycast(ray, hits as Parameters<Mesh['raycast']>[1]);
    return hits.reduce((least, { distance }) => Math.min(least, distance), Infinity);
  };

  const at = (point: Point): Thing | null => {
    cast(point);
    let [nearest, best]: [number, Thing | null] = [Infinity, null];
    for (const thing of field.things.values()) {
      const distance = distanceTo(thing);
      if (distance < nearest) [nearest, best] = [distance, thing];
    }
    return best;
  };

  const near: Spots['near'] = (point, isWanted) => {
    const exact = at(point);
    if (exact && isWanted(exact)) return exact;
    for (const [x, y] of FINGER) {
      const thing = at({ x: point.x + x, y: point.y + y });
      if (thing && isWanted(thing)) return thing;
    }
    return exact;
  };

  const project = (point: Vec): Point | null => {
    corner.set(...point).project(camera);
    if (corner.z > 1) return null;
    return { x: ((corner.x + 1) / 2) * width, y: ((1 - corner.y) / 2) * height };
  };

  const isInside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < width && y < height;

  /** Points all over the piece's box, from its middle outward. */
  const samples = (thing: Thing): readonly Vec[] => {
    const { geometry } = thing.batch.form;
    if (!geometry.boundingBox) geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    if (!box) return [];
    matrixOf(thing);
    const steps = [0.5, 0.3, 0.7, 0.14, 0.86, 0.05, 0.95];
    return steps.flatMap((v) =>
      steps.flatMap((u) =>
        [1, 0.5].map((h): Vec => {
          corner.set(
            box.min.x + (box.max.x - box.min.x) * u,
            box.min.y + (box.max.y - box.min.y) * h,
            box.min.z + (box.max.z - box.min.z) * v,
          );
          corner.applyMatrix4(matrix);
          return [corner.x, corner.y, corner.z];
        }),
      ),
    );
  };

  return {
    resize: (w, h) => {
      [width, height] = [w, h];
    },
    at,
    near,
    onTable: (point) => {
      cast(point);
      const met = ray.ray.intersectPlane(ground, hit);
      return met ? [met.x, met.y, met.z] : null;
    },
    project,
    showing: (thing) => {
      for (const sample of samples(thing)) {
        const point = project(sample);
        if (point && isInside(point) && at(point) === thing) return point;
      }
      return null;
    },
    topOf: ({ mover, batch: { form } }) => [
      mover.at.x,
      mover.at.y + mover.lift + (form.height ?? 0) * mover.size,
      mover.at.z,
    ],
  };
}
