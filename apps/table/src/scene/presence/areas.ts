import { type Cursor, MIDDLE } from '@dolmen/protocol';
import type { Vec } from '../piece.ts';
import { BORDER } from '../room/measures.ts';
import type { Area } from '../stage.ts';

/** One unit is ten centimetres. */
export const MILLIMETRES = 100;
const THOUSANDTHS = 1000;

/** From the table's edge to whoever sits there. */
const OFF = 2.5;

/** In the area's own directions, from its middle: across, and toward its player. */
function within({ at, yaw }: Area, [x, , z]: Vec): readonly [number, number] {
  const [right, near] = [x - at[0], z - at[2]];
  return [right * Math.cos(yaw) - near * Math.sin(yaw), right * Math.sin(yaw) + near * Math.cos(yaw)];
}

/** What is pointed at, so that others find it: in the area of a seat, wherever that lies for them, or between all of them. */
export function cursorAt(areas: readonly Area[], point: Vec): Cursor {
  for (const [area, { span, ...place }] of areas.entries()) {
    const [across, near] = within({ span, ...place }, point);
    const [x, z] = [across / span[0], near / span[1]];
    if (Math.abs(x) <= 0.5 && Math.abs(z) <= 0.5) return { area, x: x * THOUSANDTHS, z: z * THOUSANDTHS };
  }
  return { area: MIDDLE, x: point[0] * MILLIMETRES, z: point[2] * MILLIMETRES };
}

/** Where that is on this table; `null`: nobody has this area. */
export function pointOf(areas: readonly Area[], { area, x, z }: Cursor): readonly [x: number, z: number] | null {
  if (area === MIDDLE) return [x / MILLIMETRES, z / MILLIMETRES];
  const place = areas[area];
  if (!place) return null;
  const [across, near] = [(x / THOUSANDTHS) * place.span[0], (z / THOUSANDTHS) * place.span[1]];
  const [cos, sin] = [Math.cos(place.yaw), Math.sin(place.yaw)];
  return [place.at[0] + across * cos + near * sin, place.at[2] - across * sin + near * cos];
}

/** Where the own cards are held; never which of them. */
export const ownHand = (seat: number): Cursor => ({ area: seat, x: 0, z: 0.45 * THOUSANDTHS });

/** A place at the table, and the way around to it from the viewer's side. */
export interface Chair {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

/** Where the player of an area sits. */
export function chairAt({ at, yaw }: Area, [width, depth]: readonly [number, number]): Chair {
  const [right, near] = [Math.sin(yaw), Math.cos(yaw)];
  const isAside = Math.abs(right) > Math.abs(near);
  const x = isAside ? Math.sign(right) * (width / 2 + BORDER + OFF) : at[0];
  const z = isAside ? at[2] : Math.sign(near) * (depth / 2 + BORDER + OFF);
  return { x, z, yaw };
}

/** Where everybody sits at their own table. */
export const ownChair = ([, depth]: readonly [number, number]): Chair => ({
  x: 0,
  z: depth / 2 + BORDER + OFF,
  yaw: 0,
});
