import { Group, Mesh, MeshStandardMaterial } from 'three';
import { woodMaterial } from '../forms/materials.ts';
import { slab } from '../forms/solids.ts';
import type { Art } from '../stage.ts';
import { cloth } from './cloth.ts';

/** The wood that is left around the cloth. */
export const BORDER = 1.15;
const THICK = 0.75;

/** A heavy plate with a bevelled edge and a cloth let into it. The cloth's top is at height 0. */
export function createTable(art: Art, [width, depth]: readonly [number, number]): Group {
  const object = new Group();
  const plate = new Mesh(slab(width + BORDER * 2, depth + BORDER * 2, THICK, 1.5, 0.2), woodMaterial(art));
  plate.position.y = -THICK - 0.015;
  const long = 2048;
  const texture = art.paint(long, Math.round((long * depth) / width), (brush) =>
    cloth(brush, long, Math.round((long * depth) / width)),
  );
  const top = new Mesh(slab(width, depth, 0.03, 0.5, 0.012), new MeshStandardMaterial({ map: texture, roughness: 1 }));
  top.position.y = -0.03;
  for (const mesh of [plate, top]) mesh.receiveShadow = true;
  object.add(plate, top);
  return object;
}
