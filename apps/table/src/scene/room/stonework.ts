import { type BufferGeometry, PlaneGeometry } from 'three';
import { dyed, join, moved } from '../forms/compose.ts';
import { stone } from '../forms/solids.ts';
import type { Vec } from '../piece.ts';
import { FIRE, HALL, WINDOW } from './bake.ts';

/** How many units of the room one picture of masonry covers. */
const COURSE = 9.5;
/** The middle of one stone of the picture, and how little of it a boulder shows: no joints. */
const BARE = { u: 0.115, v: 0.083, part: 0.07 } as const;

/** A wall or floor, fine enough for the light that is painted on it. */
export function surface(width: number, height: number, columns: number, rows: number): BufferGeometry {
  const plane = new PlaneGeometry(width, height, columns, rows);
  const uv = plane.getAttribute('uv');
  for (let vertex = 0; vertex < uv.count; vertex++) {
    uv.setXY(vertex, (uv.getX(vertex) * width) / COURSE, (uv.getY(vertex) * height) / COURSE);
  }
  return plane;
}

const { floor, top, back, side, front } = HALL;
const MIDDLE = (floor + top) / 2;
const DEEP = front - back;

/** Seen from inside only: a camera outside looks through the near wall, as into a doll's house. */
const walls = (): readonly BufferGeometry[] => [
  moved(surface(side * 2, top - floor, 36, 18), { at: [0, MIDDLE, back] }),
  moved(surface(DEEP, top - floor, 30, 14), { at: [-side, MIDDLE, (front + back) / 2], turn: [Math.PI / 2, 0, 0] }),
  moved(surface(DEEP, top - floor, 30, 14), { at: [side, MIDDLE, (front + back) / 2], turn: [-Math.PI / 2, 0, 0] }),
  moved(surface(side * 2, top - floor, 20, 10), { at: [0, MIDDLE, front], turn: [Math.PI, 0, 0] }),
  moved(surface(side * 2, DEEP, 44, 48), { at: [0, floor, (front + back) / 2], turn: [0, -Math.PI / 2, 0] }),
];

function megalith(seed: number, at: Vec, size: Vec, turn: Vec = [0, 0, 0]): BufferGeometry {
  const rock = moved(stone(seed, size[0], size[1], size[2], 3), { at, turn });
  const uv = rock.getAttribute('uv');
  for (let vertex = 0; vertex < uv.count; vertex++) {
    const [u, v] = [Math.sin(uv.getX(vertex) * 5), Math.sin(uv.getY(vertex) * 3)];
    uv.setXY(vertex, BARE.u + u * BARE.part, BARE.v + v * BARE.part);
  }
  return rock;
}

/** Two uprights and a capstone: the hearth is a dolmen. */
const hearth = (): readonly BufferGeometry[] => [
  megalith(3, [FIRE.x - 4.4, floor - 0.4, FIRE.z], [3, 10.5, 3.4]),
  megalith(5, [FIRE.x + 4.4, floor - 0.4, FIRE.z], [3.2, 10.5, 3.4], [0.6, 0, 0]),
  megalith(9, [FIRE.x, floor + 8.6, FIRE.z], [14, 3.4, 4.6]),
  dyed(moved(new PlaneGeometry(6.6, 9.4), { at: [FIRE.x, floor + 4.4, back + 0.15] }), 0x141010),
  megalith(12, [FIRE.x, floor - 0.6, FIRE.z + 2.6], [11, 1.2, 3.2]),
];

/** Old ones along the walls. */
const standingStones = (): readonly BufferGeometry[] => [
  megalith(21, [WINDOW.x - 7.5, floor - 0.5, back + 3], [4, 15, 3]),
  megalith(22, [WINDOW.x + 8, floor - 0.5, back + 3.4], [4.4, 12, 3.2], [0.4, 0, 0.05]),
  megalith(23, [1.5, floor - 0.5, back + 2], [3, 9, 2.4], [0.2, 0, -0.06]),
  megalith(24, [-side + 4, floor - 0.5, back + 6], [4.5, 13, 4]),
  megalith(25, [side - 4, floor - 0.5, 4], [4, 11, 3.4], [1, 0, 0]),
  megalith(26, [-side + 4, floor - 0.5, 20], [4, 12, 3.4], [0.5, 0, 0]),
];

/** The sill and the sides of the window. */
const windowFrame = (): readonly BufferGeometry[] => [
  megalith(31, [WINDOW.x, WINDOW.y - 7.6, back + 0.6], [9.6, 1.4, 2.4]),
  megalith(32, [WINDOW.x - 4.6, WINDOW.y - 6.6, back + 0.4], [1.5, 12, 1.6]),
  megalith(33, [WINDOW.x + 4.6, WINDOW.y - 6.6, back + 0.4], [1.5, 12, 1.6]),
  megalith(34, [WINDOW.x, WINDOW.y + 4.8, back + 0.6], [10.4, 2, 2.2]),
];

export const stonework = (): BufferGeometry => join(...walls(), ...hearth(), ...standingStones(), ...windowFrame());
