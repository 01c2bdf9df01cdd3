import { Color, type Quaternion, Vector3 } from 'three';
import type { Batch } from './batch.ts';
import { createDecals, type Decals, RING, SHADOW } from './decals.ts';
import { type Marks, markOf } from './marks.ts';
import type { PlacedPiece } from './placed-pieces.ts';

const DARK = new Color(0.02, 0.012, 0.005);
const at = new Vector3();
const up = new Vector3();

/** Flat things touch what they lie on; what is held up does not. */
function flatness(turn: Quaternion): number {
  up.set(0, 1, 0).applyQuaternion(turn);
  return Math.max(0, (Math.abs(up.y) - 0.85) / 0.15);
}

const ringOf = ({ form: { ring, footprint }, box: { min, max } }: Batch): readonly [number, number] =>
  ring ?? footprint ?? [max.x - min.x, max.z - min.z];

/** A pile has one ring, not one for each of its cards: their light would add up to white. */
class Ringed {
  readonly #names: string[] = [];
  readonly #places: number[] = [];

  clear(): void {
    this.#names.length = 0;
    this.#places.length = 0;
  }

  /** Was one with this name here before? It is from now on. */
  has(name: string, { x, z }: Vector3, near = 0.25): boolean {
    for (let index = this.#names.indexOf(name); index >= 0; index = this.#names.indexOf(name, index + 1)) {
      const [left = 0, deep = 0] = [this.#places[index * 2], this.#places[index * 2 + 1]];
      if (Math.hypot(left - x, deep - z) < near) return true;
    }
    this.#names.push(name);
    this.#places.push(x, z);
    return false;
  }
}

/** What lies between the pieces and the table: their shadows, and rings of light around those that stand out. */
export class Ground {
  readonly shadows: Decals = createDecals(SHADOW);
  readonly rings: Decals = createDecals(RING);
  readonly #ringed = new Ringed();

  lay(pieces: Iterable<PlacedPiece>, marks: Marks): void {
    this.shadows.clear();
    this.rings.clear();
    this.#ringed.clear();
    for (const placed of pieces) {
      this.#shade(placed);
      this.#ring(placed, marks);
    }
    this.shadows.done();
    this.rings.done();
  }

  dispose(): void {
    this.shadows.dispose();
    this.rings.dispose();
  }

  #shade({ batch: { form }, mover }: PlacedPiece): void {
    if (!form.footprint) return;
    const strength = flatness(mover.turn) * Math.max(0, 1 - mover.lift * 1.6);
    if (strength <= 0) return;
    const [width, depth] = form.footprint;
    at.copy(mover.at).y += 0.002;
    this.shadows.add(at, mover.turn, width * mover.size, depth * mover.size, DARK, strength * 0.62);
  }

  #ring({ piece, batch, mover }: PlacedPiece, marks: Marks): void {
    const { strength, ring } = markOf(piece, marks);
    if (strength === 0 || this.#ringed.has(piece.touch ?? piece.id, mover.at)) return;
    const [width, depth] = ringOf(batch);
    at.copy(mover.at).y += 0.002 + (mover.lift + 0.003);
    this.rings.add(at, mover.turn, width * mover.size, depth * mover.size, ring, strength);
  }
}
