import { type BufferGeometry, CanvasTexture, type MeshStandardMaterial, SRGBColorSpace } from 'three';
import { moved } from '../../../scene/forms/compose.ts';
import { slab } from '../../../scene/forms/solids.ts';
import type { Vec } from '../../../scene/piece.ts';

/** A block, standing on `at`. */
export const block = (width: number, height: number, depth: number, at: Vec, bevel = 0.015): BufferGeometry =>
  moved(slab(width, depth, height, bevel * 1.5, bevel), { at });

/** A plate that stands up: its face looks at the viewer, its lower edge on the ground. */
export const upright = (
  width: number,
  height: number,
  thickness: number,
  radius: number,
  bevel: number,
): BufferGeometry =>
  moved(slab(width, height, thickness, radius, bevel), {
    at: [0, height / 2, -thickness / 2],
    turn: [0, Math.PI / 2, 0],
  });

/** All of it shows one point of a texture. */
export function pinned(geometry: BufferGeometry, u: number, v = 0.5): BufferGeometry {
  const copy = geometry.clone();
  const uv = copy.getAttribute('uv');
  for (let vertex = 0; vertex < uv.count; vertex++) uv.setXY(vertex, u, v);
  return copy;
}

/** Hard edges between all faces. */
export function sharp(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  copy.computeVertexNormals();
  return copy;
}

/** Left half dark, right half light: what is pinned to the right shines with the piece's glow. */
export function shineMap(light: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [8, 2];
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no 2d context to draw textures with');
  brush.fillStyle = '#000';
  brush.fillRect(0, 0, 4, 2);
  brush.fillStyle = light;
  brush.fillRect(4, 0, 4, 2);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
export const DARK = 0.2;
export const SHINING = 0.8;

/** Light of its own, through a map. */
export function shining<M extends MeshStandardMaterial>(material: M, map: M['emissiveMap'], strength: number): M {
  material.emissiveMap = map;
  material.emissive.set(0xffffff);
  material.emissiveIntensity = strength;
  return material;
}
