import { BufferGeometry, Float32BufferAttribute, IcosahedronGeometry, Vector3 } from 'three';
import { random } from './paint.ts';

type Corner = readonly [x: number, z: number];

/** A closed line at one height. All rings of a solid have as many corners. */
interface Ring {
  readonly y: number;
  readonly corners: readonly Corner[];
}

const circle = (radius: number, segments: number, twist = 0): readonly Corner[] =>
  Array.from({ length: segments }, (_, index): Corner => {
    const angle = ((index + twist) / segments) * Math.PI * 2;
    return [Math.cos(angle) * radius, -Math.sin(angle) * radius];
  });

function roundedRectangle(width: number, depth: number, radius: number, steps: number): readonly Corner[] {
  const r = Math.max(0.001, Math.min(radius, width / 2, depth / 2));
  const [x, z] = [width / 2 - r, depth / 2 - r];
  return Array.from({ length: 4 * (steps + 1) }, (_, index): Corner => {
    const quarter = Math.floor(index / (steps + 1));
    const angle = (quarter + (index % (steps + 1)) / steps) * (Math.PI / 2);
    const signX = quarter === 0 || quarter === 3 ? 1 : -1;
    const signZ = quarter < 2 ? -1 : 1;
    return [signX * x + Math.cos(angle) * r, signZ * z - Math.sin(angle) * r];
  });
}

/** Skins rings from below to above. Rings of the same height and size as the one before make a crease. */
function loft(rings: readonly Ring[], uvOf: (corner: Corner) => readonly number[]): BufferGeometry {
  const position: number[] = [];
  const uv: number[] = [];
  const side: number[] = [];
  const index: number[] = [];
  const put = (corner: Corner, y: number, isBack = 0): number => {
    position.push(corner[0], y, corner[1]);
    uv.push(...uvOf(corner));
    side.push(isBack);
    return side.length - 1;
  };
  const cap = ({ y, corners }: Ring, isTop: boolean): void => {
    const centre = put([0, 0], y, isTop ? 0 : 1);
    const rim = corners.map((corner) => put(corner, y, isTop ? 0 : 1));
    for (const [at, here] of rim.entries()) {
      const next = rim[(at + 1) % rim.length] ?? here;
      index.push(centre, ...(isTop ? [here, next] : [next, here]));
    }
  };
  const rows = rings.map(({ y, corners }) => corners.map((corner) => put(corner, y)));
  for (const [level, lower] of rows.entries()) {
    const upper = rows[level + 1];
    if (!upper) continue;
    for (let at = 0; at < lower.length; at++) {
      const next = (at + 1) % lower.length;
      const [a, b, c, d] = [lower[at] ?? 0, lower[next] ?? 0, upper[at] ?? 0, upper[next] ?? 0];
      index.push(a, b, c, c, b, d);
    }
  }
  const [bottom, top] = [rings[0], rings.at(-1)];
  if (bottom) cap(bottom, false);
  if (top) cap(top, true);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setAttribute('side', new Float32BufferAttribute(side, 1));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

const planar =
  (width: number, depth: number) =>
  ([x, z]: Corner): readonly number[] => [0.5 + x / width, 0.5 - z / depth];

/** The insets and heights of a bevelled edge, from the underside to the top. */
const bevelled = (height: number, bevel: number): readonly (readonly [inset: number, y: number])[] => {
  const b = Math.min(bevel, height * 0.48);
  return [
    [b * 0.6, 0],
    [0, b * 0.6],
    [0, height - b],
    [b * 0.29, height - b * 0.29],
    [b, height],
  ];
};

/** A plate with rounded corners and bevelled edges: boards, tiles, mats, books. */
export function slab(width: number, depth: number, height: number, radius = 0.06, bevel = 0.02): BufferGeometry {
  const rings = bevelled(height, bevel).map(([inset, y]) => ({
    y,
    corners: roundedRectangle(width - inset * 2, depth - inset * 2, radius - inset, 4),
  }));
  return loft(rings, planar(width, depth));
}

/** A coin, a token, a round tile. */
export function disc(radius: number, height: number, bevel = 0.02, segments = 28): BufferGeometry {
  const rings = bevelled(height, bevel).map(([inset, y]) => ({ y, corners: circle(radius - inset, segments) }));
  return loft(rings, planar(radius * 2, radius * 2));
}

/** Turned on a lathe: pairs of radius and height from the underside up. A repeated pair makes a crease. */
export function turned(profile: readonly (readonly [radius: number, y: number])[], segments = 20): BufferGeometry {
  const widest = Math.max(...profile.map(([radius]) => radius), 0.001) * 2;
  const rings = profile.map(([radius, y]) => ({ y, corners: circle(Math.max(radius, 0.0005), segments) }));
  return loft(rings, planar(widest, widest));
}

/** Waves over a ball, by direction: neighbours with the same corner get the same. */
function waves(seed: number): (direction: Vector3) => number {
  const roll = random(seed);
  const sets = Array.from({ length: 7 }, (_, set) => ({
    axis: new Vector3(roll() - 0.5, roll() - 0.5, roll() - 0.5).normalize(),
    pitch: 1.6 + set * 0.9,
    phase: roll() * 6.28,
    height: 0.5 / (set + 1),
  }));
  return (direction) =>
    sets.reduce(
      (sum, { axis, pitch, phase, height }) => sum + height * Math.sin(axis.dot(direction) * pitch + phase),
      0,
    );
}

/** Corners at the same place become one, or the surface would tear where they move apart. */
function welded(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const known = new Map<string, number>();
  const corners: number[] = [];
  const index = Array.from({ length: position.count }, (_, vertex) => {
    const corner = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
    const key = corner.map((value) => Math.round(value * 1e4)).join();
    const place = known.get(key) ?? known.size;
    if (place === known.size) corners.push(...corner);
    known.set(key, place);
    return place;
  });
  return new BufferGeometry().setIndex(index).setAttribute('position', new Float32BufferAttribute(corners, 3));
}

function lump(seed: number, detail: number, roughness: number): BufferGeometry {
  const ball = welded(new IcosahedronGeometry(1, detail));
  const wave = waves(seed);
  const position = ball.getAttribute('position');
  const corner = new Vector3();
  for (let vertex = 0; vertex < position.count; vertex++) {
    corner.fromBufferAttribute(position, vertex).normalize();
    corner.multiplyScalar(1 + wave(corner) * roughness);
    // Cut below: it lies, and does not balance.
    position.setXYZ(vertex, corner.x, Math.max(corner.y, -0.62), corner.z);
  }
  return ball;
}

function withPlanarUv(geometry: BufferGeometry, scale: number): BufferGeometry {
  const position = geometry.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  for (let vertex = 0; vertex < position.count; vertex++) {
    uv[vertex * 2] = 0.5 + position.getX(vertex) * scale;
    uv[vertex * 2 + 1] = 0.5 + (position.getY(vertex) * 0.7 - position.getZ(vertex)) * scale;
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}

/** A worn boulder. */
export function stone(seed: number, width: number, height: number, depth: number, detail = 3): BufferGeometry {
  const rock = lump(seed, detail, 0.16).translate(0, 0.62, 0);
  rock.scale(width / 2, height / 1.62, depth / 2);
  rock.computeVertexNormals();
  return withPlanarUv(rock, 1 / Math.max(width, depth));
}

const faceted = (geometry: BufferGeometry): BufferGeometry => {
  const sharp = geometry.toNonIndexed();
  sharp.computeVertexNormals();
  return sharp;
};

/** A lump of ore: broken faces. */
export function nugget(seed: number, radius: number): BufferGeometry {
  const rock = lump(seed, 1, 0.3)
    .translate(0, 0.62, 0)
    .scale(radius, radius * 0.85, radius);
  return withPlanarUv(faceted(rock), 0.5 / radius);
}

export type Cut = 'brilliant' | 'oval' | 'step' | 'drop' | 'shard';

/** Rings of a cut stone that lies on a small facet: radius, height, twist in facets. */
const ROUND = [
  [0.34, 0, 0],
  [0.74, 0.3, 0.5],
  [1, 0.62, 0],
  [1, 0.7, 0],
  [0.84, 0.92, 0.5],
  [0.56, 1.06, 0],
] as const;

const POINTED = [
  [0.3, 0, 0],
  [0.62, 0.35, 0],
  [0.7, 1.25, 0],
  [0.44, 1.85, 0],
  [0.1, 2.2, 0],
] as const;

function cut(rings: readonly (readonly number[])[], facets: number, radius: number): BufferGeometry {
  const lofted = loft(
    rings.map(([r = 0, y = 0, twist = 0]) => ({ y: y * radius, corners: circle(r * radius, facets, twist) })),
    planar(radius * 2, radius * 2),
  );
  return faceted(lofted);
}

/** A rectangle with cut corners, in steps. */
function stepCut(radius: number): BufferGeometry {
  const step = (size: number): readonly Corner[] =>
    roundedRectangle(radius * 2.3 * size, radius * 1.6 * size, radius * 0.42 * size, 1);
  const levels = [
    [0.4, 0],
    [0.78, 0.36],
    [1, 0.6],
    [1, 0.68],
    [0.86, 0.86],
    [0.66, 1],
  ] as const;
  const rings = levels.map(([size, y]) => ({ y: y * radius, corners: step(size) }));
  return faceted(loft(rings, planar(radius * 2.3, radius * 1.6)));
}

function dropCut(radius: number): BufferGeometry {
  const round = cut(ROUND, 10, radius);
  const position = round.getAttribute('position');
  for (let vertex = 0; vertex < position.count; vertex++) {
    const x = position.getX(vertex);
    if (x > 0) {
      position.setX(vertex, x * 1.6);
      position.setZ(vertex, position.getZ(vertex) * (1 - (x / radius) * 0.45));
    }
  }
  round.computeVertexNormals();
  return round;
}

const CUTS: { readonly [C in Cut]: (radius: number) => BufferGeometry } = {
  brilliant: (radius) => cut(ROUND, 8, radius),
  oval: (radius) => {
    const oval = cut(ROUND, 10, radius).scale(1.32, 0.95, 0.92);
    oval.computeVertexNormals();
    return oval;
  },
  step: stepCut,
  drop: dropCut,
  shard: (radius) => cut(POINTED, 6, radius * 0.9),
};

/** A faceted stone, lying on y = 0. */
export const gem = (kind: Cut, radius: number): BufferGeometry => CUTS[kind](radius);
