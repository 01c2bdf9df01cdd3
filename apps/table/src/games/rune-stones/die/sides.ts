export type Quaternion = readonly [x: number, y: number, z: number, w: number];
type Direction = readonly [x: number, y: number, z: number];

/** The die's sides, in the order of the engine's faces: opposite ones add up to five. */
export const SIDES: readonly Direction[] = [
  [0, 1, 0],
  [1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
  [-1, 0, 0],
  [0, -1, 0],
];

export const product = ([a, b, c, d]: Quaternion, [x, y, z, w]: Quaternion): Quaternion => [
  d * x + a * w + b * z - c * y,
  d * y - a * z + b * w + c * x,
  d * z + a * y - b * x + c * w,
  d * w - a * x - b * y - c * z,
];

/** How far a direction points up once it is turned. */
const upward = ([x, y, z, w]: Quaternion, [a, b, c]: Direction): number =>
  2 * (x * y + w * z) * a + (1 - 2 * (x * x + z * z)) * b + 2 * (y * z - w * x) * c;

/** The side on top, and how level it lies (1: quite). */
export function sideUp(turn: Quaternion): { readonly side: number; readonly level: number } {
  const heights = SIDES.map((side) => upward(turn, side));
  const level = Math.max(...heights);
  return { side: heights.indexOf(level), level };
}

const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Direction, b: Direction): Direction => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A turn of the cube onto itself that brings one of its sides to where another was. */
export function turnOnto(from: Direction, to: Direction): Quaternion {
  const angle = dot(from, to);
  if (angle > 0.5) return [0, 0, 0, 1];
  if (angle < -0.5) return [...(Math.abs(from[1]) > 0.5 ? ([1, 0, 0] as const) : ([0, 1, 0] as const)), 0];
  const [x, y, z] = cross(from, to);
  return [x * Math.SQRT1_2, y * Math.SQRT1_2, z * Math.SQRT1_2, Math.SQRT1_2];
}
