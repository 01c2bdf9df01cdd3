import { type Field, type Laid, shapeOf, type View } from '@dolmen/core/rune';
import type { Pose, Vec } from '../../scene/piece.ts';

/** How thick a card of stone is: each lies on those it covers. */
export const THICK = 0.045;
/** A field's side on the cards of a hand. */
export const FIELD = 0.52;
/** On the table it is larger while little lies there: as if one leant in. */
const LARGEST = 0.72;
/** Fields left free around what lies there. */
const FREE = 2;
const ROOM = { width: 9.6, depth: 6.2, x: 0, z: -0.35 } as const;

/** How fields lie on the table. */
export interface Grid {
  readonly side: number;
  /** The corner where field 0,0 begins. */
  readonly x: number;
  readonly z: number;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boundsOf(laid: readonly Laid[]): Bounds {
  const shapes = laid.map(({ x, y, turn }) => ({ x, y, ...shapeOf(turn) }));
  return {
    left: Math.min(...shapes.map(({ x }) => x)),
    top: Math.min(...shapes.map(({ y }) => y)),
    right: Math.max(...shapes.map(({ x, width }) => x + width)),
    bottom: Math.max(...shapes.map(({ y, height }) => y + height)),
  };
}

/**
 * The start card lies in the middle and stays there as long as there is room around; then everything is pushed along a
 * little, and shrinks as it grows, so that there is always room at its edges.
 */
export function gridOf({ laid }: Pick<View, 'laid'>): Grid {
  const { left, top, right, bottom } = boundsOf(laid);
  const side = Math.min(LARGEST, ROOM.width / (right - left + FREE), ROOM.depth / (bottom - top + FREE));
  return {
    side,
    x: ROOM.x + pushed(-1 * side, left * side, right * side, ROOM.width / 2),
    z: ROOM.z + pushed(-1.5 * side, top * side, bottom * side, ROOM.depth / 2),
  };
}

/** The origin, moved just so far that what reaches from `low` to `high` stays within `half` of the middle. */
function pushed(origin: number, low: number, high: number, half: number): number {
  const over = Math.max(0, origin + high - half);
  const under = Math.max(0, -half - (origin + low));
  return origin - over + under;
}

export const fieldAt = (grid: Grid, { x, y }: Field): readonly [x: number, z: number] => [
  grid.x + (x + 0.5) * grid.side,
  grid.z + (y + 0.5) * grid.side,
];

/** The middle of a card whose top left field is known. */
export function cardAt(grid: Grid, { x, y }: Field, turn: number): readonly [x: number, z: number] {
  const { width, height } = shapeOf(turn);
  return [grid.x + (x + width / 2) * grid.side, grid.z + (y + height / 2) * grid.side];
}

/** The top left field of a card that is held over a point of the table. */
export function fieldUnder(grid: Grid, [px, , pz]: Vec, turn: number): Field {
  const { width, height } = shapeOf(turn);
  // No minus zero: it would spell itself "-0".
  const snap = (value: number): number => Math.round(value) + 0;
  return { x: snap((px - grid.x) / grid.side - width / 2), y: snap((pz - grid.z) / grid.side - height / 2) };
}

/** The six fields of a card, row by row. */
export function fieldsOf({ x, y, turn }: Omit<Laid, 'card'>): Field[] {
  const { width, height } = shapeOf(turn);
  return Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));
}

/** How many cards lie above each other, by field. */
export type Heights = ReadonlyMap<string, number>;
const key = ({ x, y }: Field): string => `${x},${y}`;

/** The table's middle, measured once for a layout. */
export interface Middle {
  readonly grid: Grid;
  readonly heights: Heights;
}

export const heightOf = (heights: Heights, fields: readonly Field[]): number =>
  Math.max(0, ...fields.map((field) => heights.get(key(field)) ?? 0));

/** For each laid card the number of cards it rests on, and how high every field is in the end. */
export function stack(laid: readonly Laid[]): { readonly levels: readonly number[]; readonly heights: Heights } {
  const heights = new Map<string, number>();
  const levels = laid.map((card) => {
    const fields = fieldsOf(card);
    const level = heightOf(heights, fields);
    for (const field of fields) heights.set(key(field), level + 1);
    return level;
  });
  return { levels, heights };
}

/** A card that lies turned upon others. However large it is drawn, its face is where the next one rests. */
export function laidPose(grid: Grid, laid: Omit<Laid, 'card'>, level: number): Pose {
  const [x, z] = cardAt(grid, laid, laid.turn);
  const turn = [-laid.turn * (Math.PI / 2), 0, 0] as const;
  const size = grid.side / FIELD;
  return { at: [x, (level + 1 - size / 2) * THICK, z], turn, size };
}
