import type { Vec } from '../piece.ts';
import type { Viewpoint } from '../poses.ts';
import { BORDER } from '../room/measures.ts';

/** Where one can be at the table: the own seat, or where a spectator would sit or stand. */
export const PLACES = ['seat', 'left', 'right', 'across', 'above'] as const;
export type PlaceName = (typeof PLACES)[number];

interface Place {
  /** How far around the table, from the viewer's side to the right. */
  readonly around: number;
  /** How far the eyes are above the cloth. */
  readonly high: number;
  /** From the table's edge to the eyes. */
  readonly off: number;
}

/** Eyes of somebody who sits, 1.22 m above the floor; and of somebody who stands. */
const SITTING = { high: 4.6, off: 2.5 } as const;
const STANDING = { high: 8.6, off: 1.6 } as const;

const PLACE: { readonly [N in PlaceName]: Place } = {
  seat: { around: 0, ...SITTING },
  left: { around: -0.72, ...SITTING },
  right: { around: 0.72, ...SITTING },
  across: { around: Math.PI, ...SITTING },
  above: { around: 0, ...STANDING },
};

/** Who leans in has the eyes two hands nearer, and a little higher. */
const LEAN = { near: 2, high: 0.6 } as const;

/** From the middle to a table's edge, and on. */
function reach([width, depth]: readonly [number, number], around: number, off: number): number {
  const [x, z] = [width / 2 + BORDER + off, depth / 2 + BORDER + off];
  return Math.min(x / Math.abs(Math.sin(around)), z / Math.abs(Math.cos(around)));
}

/** Where the eyes are, and where they look: always at the middle. */
export function viewpointAt(name: PlaceName, table: readonly [number, number], isLeaning: boolean): Viewpoint {
  const { around, high, off } = PLACE[name];
  const away = reach(table, around, off) - (isLeaning ? LEAN.near : 0);
  const eyes: Vec = [Math.sin(around) * away, high + (isLeaning ? LEAN.high : 0), Math.cos(around) * away];
  return { eyes, yaw: around, size: 1 };
}
