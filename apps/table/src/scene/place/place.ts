import {
  type BufferGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RepeatWrapping,
  type Texture,
} from 'three';
import { moved } from '../forms/compose.ts';
import { woodTexture } from '../forms/materials.ts';
import type { Art } from '../stage.ts';
import { bake, HALL } from './bake.ts';
import { createLights } from './lights.ts';
import { masonry, rug } from './masonry.ts';
import { stonework } from './stonework.ts';
import { createTable } from './table.ts';
import { woodwork } from './woodwork.ts';

const painted = (geometry: BufferGeometry, map: Texture): Mesh =>
  new Mesh(bake(geometry), new MeshBasicMaterial({ map, vertexColors: true }));

function createRug(art: Art, [width, depth]: readonly [number, number]): Mesh {
  const map = art.paint(1024, 768, (brush) => rug(brush, 1024, 768));
  const plane = new PlaneGeometry(width * 1.9, depth * 1.9, 18, 14);
  return painted(moved(plane, { at: [0, HALL.floor + 0.04, 0], turn: [0, -Math.PI / 2, 0] }), map);
}

function createWalls(art: Art): Mesh {
  const map = art.paint(512, 512, (brush) => masonry(brush, 512));
  map.wrapS = RepeatWrapping;
  map.wrapT = RepeatWrapping;
  return painted(stonework(), map);
}

/** A hall by night, with a fire and the moon in the window, and the table in it. Nothing of it moves. */
export function createPlace(art: Art, table: readonly [number, number]): Group {
  const object = new Group();
  object.add(
    createWalls(art),
    createRug(art, table),
    painted(woodwork(table), woodTexture(art)),
    createLights(art),
    createTable(art, table),
  );
  for (const part of object.children) {
    part.matrixAutoUpdate = false;
    part.updateMatrix();
  }
  return object;
}
