import { clamp } from '../easing.ts';
import type { Vec } from '../piece.ts';
import type { Viewpoint } from '../poses.ts';
import { BORDER } from '../room/measures.ts';
import type { PanelPlace } from './panel.tsx';

/**
 * From the middle of the table's edge before one's seat: right, up and back, in tens of one's own centimetres. They lie there
 * like books, low before the own hand, and grow toward the lap.
 */
const ON_EDGE = {
  prompt: [0, 0.36, -0.58],
  aid: [4.9, 0.46, -0.6],
} as const satisfies Readonly<Record<string, Vec>>;

/** How far they lean back. */
const LYING = { prompt: 1.05, aid: 1 } as const;

/** From the same middle, all in tens of one's own centimetres. */
const AT_EDGE = {
  log: [-7.2, 4.1, -1.3],
  menu: [5.9, 4, -2],
  end: [0, 5.4, -3.9],
} as const satisfies Readonly<Record<string, Vec>>;

/** The same from the eyes: an arm's length away. */
const BEFORE_EYES = {
  lookLeft: [-2.5, -0.9, -4.3],
  lookRight: [2.5, -0.9, -4.3],
} as const satisfies Readonly<Record<string, Vec>>;

/** Where a corner of the table would cut them off, they lie higher; before a table smaller than life there may be room to lie beyond it. */
const HIGHEST = 1.1;
const ROOM = 2;
/** How far they reach to both sides. */
const HALF_WIDTH = 3;

type PanelName = keyof typeof ON_EDGE | keyof typeof AT_EDGE | keyof typeof BEFORE_EYES;

/** From the middle of a table to its edge, in a direction. */
function reach([width, depth]: readonly [number, number], yaw: number): number {
  const [x, z] = [width / 2 + BORDER, depth / 2 + BORDER];
  return Math.min(x / Math.abs(Math.sin(yaw)), z / Math.abs(Math.cos(yaw)));
}

/** How much nearer than its edge a table's corner is, where it is before whoever sits there. */
function cornerOf([width, depth]: readonly [number, number], { yaw, size }: Viewpoint): number {
  const [x, z] = [width / 2 + BORDER, depth / 2 + BORDER];
  const [cos, sin] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
  const isAside = Math.abs(x * cos - z * sin) > HALF_WIDTH * size;
  return isAside ? 0 : Math.max(0, x * sin + z * cos - reach([width, depth], yaw));
}

/** Before one at the table's edge, where something can lie that no wood cuts off. */
function ledge(table: readonly [number, number], viewpoint: Viewpoint): Vec {
  const { eyes, yaw, size } = viewpoint;
  const [edge, corner] = [reach(table, yaw), cornerOf(table, viewpoint)];
  const isRoomy = size > 1 && Math.hypot(eyes[0], eyes[2]) - edge - corner > ROOM * size;
  const away = edge + (isRoomy ? corner : 0);
  return [Math.sin(yaw) * away, isRoomy ? 0 : clamp(corner, 0, HIGHEST), Math.cos(yaw) * away];
}

function moved([x, y, z]: Vec, from: Vec, { yaw, size }: Viewpoint): Vec {
  const [cos, sin] = [Math.cos(yaw) * size, Math.sin(yaw) * size];
  return [from[0] + x * cos + z * sin, from[1] + y * size, from[2] - x * sin + z * cos];
}

/** Turned to the eyes. */
function facing(at: Vec, [x, y, z]: Vec): PanelPlace {
  const [right, up, back] = [x - at[0], y - at[1], z - at[2]];
  return { at, yaw: Math.atan2(right, back), tilt: Math.atan2(up, Math.hypot(right, back)) };
}

/** Half turned to the eyes: all the way, it would lie across what is before it. */
function lying(at: Vec, tilt: number, { eyes, yaw }: Viewpoint): PanelPlace {
  const turn = Math.atan2(eyes[0] - at[0], eyes[2] - at[2]) - yaw;
  return { at, yaw: yaw + Math.atan2(Math.sin(turn), Math.cos(turn)) / 2, tilt };
}

/** What is read from afar is larger; it stands, and leans back a little. */
const READ_AT = 7;
export function standing(at: Vec, { eyes: [x, y, z], size }: Viewpoint): PanelPlace {
  const away = Math.hypot(x - at[0], y - at[1], z - at[2]) / size;
  return { at, yaw: Math.atan2(x - at[0], z - at[2]), tilt: 0.35, scale: clamp(away / READ_AT, 0.6, 1.8) };
}

/** Where panels stand for whoever sits there: around them, and never in the way of the hand. */
export function arrange(
  viewpoint: Viewpoint,
  table: readonly [number, number],
): Readonly<Record<PanelName, PanelPlace>> {
  const { eyes, yaw, size } = viewpoint;
  const away = reach(table, yaw);
  const edge: Vec = [Math.sin(yaw) * away, 0, Math.cos(yaw) * away];
  const over = ledge(table, viewpoint);
  // A smaller table has a smaller hand, which begins nearer to the edge.
  const shrunk = Math.max(1, size) ** 2;
  const lie = (name: keyof typeof ON_EDGE): PanelPlace => {
    const [x, y, z] = ON_EDGE[name];
    return lying(moved([x, y / shrunk, z / shrunk], over, viewpoint), LYING[name], viewpoint);
  };
  const stand = (at: Vec, from: Vec): PanelPlace => facing(moved(at, from, viewpoint), eyes);
  return {
    prompt: lie('prompt'),
    aid: lie('aid'),
    log: stand(AT_EDGE.log, edge),
    menu: stand(AT_EDGE.menu, edge),
    end: stand(AT_EDGE.end, edge),
    lookLeft: stand(BEFORE_EYES.lookLeft, eyes),
    lookRight: stand(BEFORE_EYES.lookRight, eyes),
  };
}
