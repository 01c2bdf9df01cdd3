import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Euler,
  Float32BufferAttribute,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { Pose } from '../piece.ts';

/** A moved copy: the original may be used again. */
export function moved(geometry: BufferGeometry, pose: Partial<Pose>): BufferGeometry {
  const [x, y, z] = pose.at ?? [0, 0, 0];
  const [yaw, pitch, roll] = pose.turn ?? [0, 0, 0];
  const turn = new Quaternion().setFromEuler(new Euler(pitch, yaw, roll, 'YXZ'));
  const size = new Vector3().setScalar(pose.size ?? 1);
  return geometry.clone().applyMatrix4(new Matrix4().compose(new Vector3(x, y, z), turn, size));
}

export const stretched = (geometry: BufferGeometry, x: number, y: number, z: number): BufferGeometry => {
  const copy = geometry.clone().scale(x, y, z);
  copy.computeVertexNormals();
  return copy;
};

/** Colours in the geometry: a thing of many colours is still one draw call. The material needs `vertexColors`. */
export function dyed(geometry: BufferGeometry, hex: number): BufferGeometry {
  const color = new Color(hex);
  const copy = geometry.clone();
  const count = copy.getAttribute('position').count;
  const colors = new Float32Array(count * 3);
  for (let vertex = 0; vertex < count; vertex++) color.toArray(colors, vertex * 3);
  copy.setAttribute('color', new BufferAttribute(colors, 3));
  return copy;
}

const WIDTHS = { position: 3, normal: 3, uv: 2, color: 3, side: 1 } as const;
type Name = keyof typeof WIDTHS;

function flat(geometry: BufferGeometry): BufferGeometry {
  if (!geometry.getAttribute('normal')) geometry.computeVertexNormals();
  return geometry.index ? geometry.toNonIndexed() : geometry;
}

/** What a geometry lacks: white where others are coloured, zero else. */
function valuesOf(geometry: BufferGeometry, name: Name): ArrayLike<number> {
  const attribute = geometry.getAttribute(name);
  if (attribute) return attribute.array;
  const length = geometry.getAttribute('position').count * WIDTHS[name];
  return new Float32Array(length).fill(name === 'color' ? 1 : 0);
}

/** One geometry of many: one draw call. */
export function join(...parts: readonly BufferGeometry[]): BufferGeometry {
  const flats = parts.map(flat);
  const joined = new BufferGeometry();
  for (const name of Object.keys(WIDTHS) as Name[]) {
    if (!flats.some((part) => part.getAttribute(name))) continue;
    const lists = flats.map((part) => valuesOf(part, name));
    const all = new Float32Array(lists.reduce((sum, { length }) => sum + length, 0));
    let offset = 0;
    for (const list of lists) {
      all.set(list, offset);
      offset += list.length;
    }
    joined.setAttribute(name, new Float32BufferAttribute(all, WIDTHS[name]));
  }
  return joined;
}
