import { at } from '@dolmen/core';
import { type BufferGeometry, type MeshStandardMaterial, Vector3 } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { atlasMaterial, paintAtlas } from '../../../scene/forms/atlas.ts';
import type { Art } from '../../../scene/stage.ts';
import { DIE_FACE, drawDieFace } from '../faces/die-face.ts';
import { DIE_FACES } from './faces.ts';
import { DIE_HALF, DIE_ROUND } from './measures.ts';
import { SIDES } from './sides.ts';

const COLUMNS = 3;
const ROWS = 2;

/** The tile of a corner: that of the side it mostly looks to. */
function tileOf(normal: Vector3): number {
  const heights = SIDES.map(([x, y, z]) => normal.x * x + normal.y * y + normal.z * z);
  return heights.indexOf(Math.max(...heights));
}

/** A cube with round edges whose sides show the tiles of one texture. */
export function dieGeometry(): BufferGeometry {
  const cube = new RoundedBoxGeometry(DIE_HALF * 2, DIE_HALF * 2, DIE_HALF * 2, 3, DIE_ROUND);
  const [position, normal, uv] = [cube.getAttribute('position'), cube.getAttribute('normal'), cube.getAttribute('uv')];
  const [middle, look] = [new Vector3(), new Vector3()];
  for (let face = 0; face < position.count; face += 3) {
    middle.set(0, 0, 0);
    for (let corner = 0; corner < 3; corner++) middle.add(look.fromBufferAttribute(normal, face + corner));
    const tile = tileOf(middle);
    for (let corner = face; corner < face + 3; corner++) {
      const inside = (value: number): number => Math.min(0.99, Math.max(0.01, value));
      const [u, v] = [inside(uv.getX(corner)), inside(uv.getY(corner))];
      uv.setXY(corner, ((tile % COLUMNS) + u) / COLUMNS, 1 - (Math.floor(tile / COLUMNS) + 1 - v) / ROWS);
    }
  }
  cube.clearGroups();
  return cube;
}

export function dieMaterial(art: Art): MeshStandardMaterial {
  const grid = { columns: COLUMNS, rows: ROWS, width: DIE_FACE, height: DIE_FACE };
  const atlas = paintAtlas(art, grid, (brush, _tile, index) => drawDieFace(brush, at(DIE_FACES, index)));
  return atlasMaterial(atlas, { roughness: 0.32 });
}
