import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Atlas, Form } from '../stage.ts';
import { atlasMaterial } from './atlas.ts';

/** A playing card, in units of ten centimetres. */
export const CARD = { width: 0.63, depth: 0.88, thickness: 0.012 } as const;

/** The height of the middle of the nth card of a pile, counted from 0. */
export const lie = (n: number, thickness: number = CARD.thickness): number => thickness * (n + 0.5);

type Corner = readonly [x: number, z: number];

/** The outline, counter-clockwise seen from above. */
function outline(width: number, depth: number, radius: number, steps: number): readonly Corner[] {
  const [x, z] = [width / 2 - radius, depth / 2 - radius];
  const centres: readonly Corner[] = [
    [x, -z],
    [-x, -z],
    [-x, z],
    [x, z],
  ];
  return centres.flatMap(([cx, cz], quarter) =>
    Array.from({ length: steps + 1 }, (_, step): Corner => {
      const angle = (quarter + step / steps) * (Math.PI / 2);
      return [cx + Math.cos(angle) * radius, cz - Math.sin(angle) * radius];
    }),
  );
}

interface Sheet {
  readonly position: number[];
  readonly normal: number[];
  readonly uv: number[];
  readonly side: number[];
}

function vertex(
  sheet: Sheet,
  at: readonly number[],
  normal: readonly number[],
  uv: readonly number[],
  side: number,
): void {
  sheet.position.push(...at);
  sheet.normal.push(...normal);
  sheet.uv.push(...uv);
  sheet.side.push(side);
}

/** Rounded corners, thickness, front and back with their own tiles; the cut edge has the colour of the front's border. */
export function cardGeometry(
  width: number = CARD.width,
  depth: number = CARD.depth,
  thickness: number = CARD.thickness,
  radius = 0.045,
): BufferGeometry {
  const sheet: Sheet = { position: [], normal: [], uv: [], side: [] };
  const rim = outline(width, depth, radius, 3);
  const half = thickness / 2;
  const uv = ([x, z]: Corner, inset = 1): number[] => [0.5 + (x / width) * inset, 0.5 - (z / depth) * inset];
  for (const [index, a] of rim.entries()) {
    const b = rim[(index + 1) % rim.length] ?? a;
    const out = [(a[0] + b[0]) / width, 0, (a[1] + b[1]) / depth];
    for (const [x, z] of [[0, 0], a, b] as const) vertex(sheet, [x, half, z], [0, 1, 0], uv([x, z]), 0);
    for (const [x, z] of [[0, 0], b, a] as const) {
      const [u = 0, v = 0] = uv([x, z]);
      vertex(sheet, [x, -half, z], [0, -1, 0], [1 - u, v], 1);
    }
    const edge = [
      [a, half],
      [a, -half],
      [b, half],
      [b, half],
      [a, -half],
      [b, -half],
    ] as const;
    for (const [corner, y] of edge) vertex(sheet, [corner[0], y, corner[1]], out, uv(corner, 0.97), 0);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(sheet.position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(sheet.normal, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(sheet.uv, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(sheet.side, 1));
  return geometry;
}

/** Cards with faces from an atlas: they arc, and have a shadow of contact but cast none. */
export const cardForm = (atlas: Atlas): Form => ({
  geometry: cardGeometry(),
  material: atlasMaterial(atlas),
  atlas,
  footprint: [CARD.width, CARD.depth],
  travel: 'arc',
  height: CARD.thickness,
});
