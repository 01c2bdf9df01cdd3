import { BoxGeometry, MeshStandardMaterial, Ray, TorusGeometry, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Piece, Pose, Vec } from '../piece.ts';
import { PlacedPieces } from '../pieces/placed-pieces.ts';
import { hit, onTable, topOf } from './picker.ts';

const forms = () => ({
  box: { geometry: new BoxGeometry(), material: new MeshStandardMaterial(), height: 0.5 },
  ring: { geometry: new TorusGeometry(1, 0.2).rotateX(Math.PI / 2), material: new MeshStandardMaterial() },
});
const piece = (id: string, pose: Pose, form = 'box'): Piece => ({ id, form, pose });

function lay(...pieces: readonly Piece[]): PlacedPieces {
  const placed = new PlacedPieces(forms());
  placed.put(pieces);
  return placed;
}

const ray = (from: Vec, to: Vec): Ray =>
  new Ray(new Vector3(...from), new Vector3(...to).sub(new Vector3(...from)).normalize());
const hitBy = (table: PlacedPieces, from: Vec, to: Vec): string | undefined => hit(ray(from, to), table)?.piece.id;

describe('a ray', () => {
  test('meets the nearest piece, in whatever order they lie', () => {
    const [near, far] = [piece('near', { at: [0, 2, 0] }), piece('far', { at: [0, 0, 0] })];
    expect(hitBy(lay(near, far), [0, 9, 0], [0, 0, 0])).toBe('near');
    expect(hitBy(lay(far, near), [0, 9, 0], [0, 0, 0])).toBe('near');
    expect(hitBy(lay(near, far), [0, -9, 0], [0, 0, 0])).toBe('far');
  });

  test('meets nothing behind it, nor beside it', () => {
    const table = lay(piece('a', { at: [0, 0, 0] }));
    expect(hitBy(table, [0, 9, 0], [0, 10, 0])).toBeUndefined();
    expect(hitBy(table, [0.6, 9, 0], [0.6, 0, 0])).toBeUndefined();
  });

  test('goes through a hole, though it meets the box around it', () => {
    const table = lay(piece('ring', { at: [0, 2, 0] }, 'ring'), piece('under', { at: [0, 0, 0] }));
    expect(hitBy(table, [0, 9, 0], [0, 0, 0])).toBe('under');
    expect(hitBy(table, [1, 9, 0], [1, 0, 0])).toBe('ring');
  });

  test('meets pieces as they are turned and sized', () => {
    const table = lay(piece('a', { at: [5, 0, 0], turn: [Math.PI / 4, 0, 0], size: 2 }));
    expect(hitBy(table, [6.3, 9, 0], [6.3, 0, 0])).toBe('a');
    expect(hitBy(table, [5.9, 9, 0.9], [5.9, 0, 0.9])).toBeUndefined();
  });

  test('that begins inside of a box meets what is there', () => {
    const table = lay(piece('ring', { at: [0, 0, 0] }, 'ring'));
    expect(hitBy(table, [0, 0, 0], [5, 0, 0])).toBe('ring');
  });

  test('meets the table at its height, or nowhere', () => {
    expect(onTable(ray([1, 4, 0], [1, 0, 3]))).toEqual([1, expect.closeTo(0), expect.closeTo(3)]);
    expect(onTable(ray([1, 4, 0], [1, 8, 3]))).toBeNull();
  });
});

test('the top of a piece is above where it lies', () => {
  const [placed] = lay(piece('a', { at: [1, 2, 3], size: 2 }));
  expect(placed && topOf(placed)).toEqual([1, 3, 3]);
});
