import { Plane, Quaternion, Ray, Vector3 } from 'three';
import type { Vec } from '../piece.ts';
import type { PlacedPiece } from '../pieces/placed-pieces.ts';
import { triangleDistance } from './triangles.ts';

/** Asked before every frame of every piece: nothing here makes anything new. */
const local = new Ray();
const unturned = new Quaternion();
const met = new Vector3();
const ground = new Plane(new Vector3(0, 1, 0), 0);
const spot: [number, number, number] = [0, 0, 0];

/** The ray as the piece's form would see it. */
function localRay({ origin, direction }: Ray, { mover: { at, lift, turn, size } }: PlacedPiece): Ray {
  unturned.copy(turn).conjugate();
  local.origin.copy(origin).sub(at).y -= lift;
  local.origin.applyQuaternion(unturned).divideScalar(size);
  local.direction.copy(direction).applyQuaternion(unturned);
  return local;
}

/** How far away the ray meets the piece's box; Infinity: it does not. */
function boxDistance(ray: Ray, placed: PlacedPiece): number {
  const { box } = placed.batch;
  const { origin } = localRay(ray, placed);
  if (box.containsPoint(origin)) return 0;
  return local.intersectBox(box, met) ? origin.distanceTo(met) * placed.mover.size : Infinity;
}

/** How far away the ray meets one of its triangles. */
export const distanceTo = (ray: Ray, placed: PlacedPiece): number =>
  triangleDistance(localRay(ray, placed), placed.batch.form.geometry) * placed.mover.size;

interface Candidate {
  placed: PlacedPiece | null;
  away: number;
}

/** Pieces whose boxes are met, the nearest first. Its places are used again and again. */
const candidates: Candidate[] = [];

function addCandidate(count: number, placed: PlacedPiece, away: number): void {
  const last = candidates[count] ?? { placed, away };
  candidates[count] = last;
  let at = count;
  for (; at > 0 && (candidates[at - 1] as Candidate).away > away; at--)
    candidates[at] = candidates[at - 1] as Candidate;
  candidates[at] = last;
  last.placed = placed;
  last.away = away;
}

function gather(ray: Ray, pieces: Iterable<PlacedPiece>): number {
  let count = 0;
  for (const placed of pieces) {
    const away = boxDistance(ray, placed);
    if (away < Infinity) addCandidate(count++, placed, away);
  }
  return count;
}

/** The nearest piece that a ray meets: the boxes of all are asked first, then the triangles of the few, the nearest box first. */
export function hit(ray: Ray, pieces: Iterable<PlacedPiece>): PlacedPiece | null {
  const count = gather(ray, pieces);
  let nearest = Infinity;
  let found: PlacedPiece | null = null;
  for (let at = 0; at < count; at++) {
    const { placed, away } = candidates[at] as Candidate;
    if (placed === null || away > nearest) break;
    const exact = distanceTo(ray, placed);
    if (exact >= nearest) continue;
    nearest = exact;
    found = placed;
  }
  return found;
}

/** Where a ray meets the table's top. Always the same array: copy what you keep. */
export function onTable(ray: Ray): Vec | null {
  if (!ray.intersectPlane(ground, met)) return null;
  met.toArray(spot);
  return spot;
}

/** The piece's top in the table's coordinates. */
export const topOf = ({ mover, batch: { form } }: PlacedPiece): Vec => [
  mover.at.x,
  mover.at.y + mover.lift + (form.height ?? 0) * mover.size,
  mover.at.z,
];
