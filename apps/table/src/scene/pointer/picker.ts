import { type Box3, Matrix4, Mesh, Plane, Quaternion, Ray, Raycaster, Vector3 } from 'three';
import type { Vec } from '../piece.ts';
import { matrixOf } from '../pieces/motion.ts';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import type { Aim } from './aim.ts';

const caster = new Raycaster();
const probe = new Mesh();
const local = new Ray();
const unturned = new Quaternion();
const met = new Vector3();
const ground = new Plane(new Vector3(0, 1, 0), 0);

function boxOf({ batch: { form } }: PlacedPiece): Box3 | null {
  if (!form.geometry.boundingBox) form.geometry.computeBoundingBox();
  return form.geometry.boundingBox;
}

/** How far away the ray meets the piece's box; Infinity: it does not. Asked of every piece, so it makes nothing new. */
function boxDistance({ origin, direction }: Ray, placed: PlacedPiece): number {
  const { at, lift, turn, size } = placed.mover;
  const box = boxOf(placed);
  if (!box) return Infinity;
  unturned.copy(turn).conjugate();
  local.origin.copy(origin).sub(at).y -= lift;
  local.origin.applyQuaternion(unturned).divideScalar(size);
  local.direction.copy(direction).applyQuaternion(unturned);
  if (box.containsPoint(local.origin)) return 0;
  return local.intersectBox(box, met) ? local.origin.distanceTo(met) * size : Infinity;
}

/** How far away the ray meets one of its triangles. */
function distance(ray: Ray, { batch: { form }, mover }: PlacedPiece): number {
  caster.ray.copy(ray);
  probe.geometry = form.geometry;
  probe.material = form.material;
  matrixOf(mover, probe.matrixWorld);
  const hits: Parameters<Mesh['raycast']>[1] = [];
  probe.raycast(caster, hits);
  return hits.reduce((least, hit) => Math.min(least, hit.distance), Infinity);
}

/** The nearest piece that a ray meets: the boxes of all are asked first, then the triangles of the few, the nearest box first. */
export function hit(ray: Ray, pieces: Iterable<PlacedPiece>): PlacedPiece | null {
  const boxes = [...pieces]
    .map((placed) => ({ placed, away: boxDistance(ray, placed) }))
    .filter(({ away }) => away < Infinity)
    .sort((one, other) => one.away - other.away);
  let [nearest, found]: [number, PlacedPiece | null] = [Infinity, null];
  for (const { placed, away } of boxes) {
    if (away > nearest) break;
    const exact = distance(ray, placed);
    if (exact < nearest) [nearest, found] = [exact, placed];
  }
  return found;
}

/** The piece that was meant: what is wanted wins over what lies beside it. */
export function pick(
  { ray, around }: Aim,
  pieces: Iterable<PlacedPiece>,
  isWanted: (placed: PlacedPiece) => boolean,
): PlacedPiece | null {
  const exact = hit(ray, pieces);
  if (exact && isWanted(exact)) return exact;
  for (const beside of around) {
    const found = hit(beside(), pieces);
    if (found && isWanted(found)) return found;
  }
  return exact;
}

/** Where a ray meets the table's top. */
export function onTable(ray: Ray): Vec | null {
  return ray.intersectPlane(ground, met) ? [met.x, met.y, met.z] : null;
}

/** The piece's top in the table's coordinates. */
export const topOf = ({ mover, batch: { form } }: PlacedPiece): Vec => [
  mover.at.x,
  mover.at.y + mover.lift + (form.height ?? 0) * mover.size,
  mover.at.z,
];

const STEPS = [0.5, 0.3, 0.7, 0.14, 0.86, 0.05, 0.95] as const;
const matrix = new Matrix4();

/** Points all over the piece's box, from its middle outward. */
export function samples(placed: PlacedPiece): readonly Vec[] {
  const box = boxOf(placed);
  if (!box) return [];
  matrixOf(placed.mover, matrix);
  const sample = (u: number, v: number, h: number): Vec => {
    met.set(u, h, v).multiply(box.max.clone().sub(box.min)).add(box.min).applyMatrix4(matrix);
    return [met.x, met.y, met.z];
  };
  return STEPS.flatMap((v) => STEPS.flatMap((u) => [1, 0.5].map((h) => sample(u, v, h))));
}
