import { Mesh, Plane, Quaternion, Ray, Raycaster, Vector3 } from 'three';
import type { Vec } from '../piece.ts';
import { matrixOf } from '../pieces/motion.ts';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';

const caster = new Raycaster();
const probe = new Mesh();
const local = new Ray();
const unturned = new Quaternion();
const met = new Vector3();
const ground = new Plane(new Vector3(0, 1, 0), 0);

/** How far away the ray meets the piece's box; Infinity: it does not. Asked of every piece, so it makes nothing new. */
function boxDistance({ origin, direction }: Ray, { batch: { box }, mover }: PlacedPiece): number {
  const { at, lift, turn, size } = mover;
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
