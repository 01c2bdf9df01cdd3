import type { PieceId, Seat } from '@dolmen/core';
import { STONES, type Stone } from '@dolmen/core/rune-stones';
import { jitter } from '../../../scene/jitter.ts';
import type { Piece, Pose, Vec } from '../../../scene/piece.ts';
import { STONE_TINT } from '../faces/colors.ts';
import { type Frame, poseIn } from './frame.ts';
import { ownId, supplyId } from './ids.ts';
import { DISH, ON_BOARD } from './measures.ts';
import { boardFrame, type LayoutInput } from './table.ts';

/** On the board: the row of the supply. */
export const SUPPLY_Z = 0.12;
const STEP = 1.0;
export const supplyX = (stone: Stone): number => (STONES.indexOf(stone) - (STONES.length - 1) / 2) * STEP;

interface Layer {
  readonly stones: number;
  readonly radius: number;
  readonly height: number;
}
// From below: each place is the same however many stones there are, so a heap grows without stirring.
const LAYERS: readonly Layer[] = [
  { stones: 3, radius: 0.12, height: 0 },
  { stones: 7, radius: 0.29, height: 0 },
  { stones: 5, radius: 0.18, height: 0.115 },
  { stones: 4, radius: 0.12, height: 0.22 },
  { stones: 1, radius: 0, height: 0.32 },
];

function spotInHeap(index: number): Vec {
  let left = index;
  for (const { stones, radius, height } of LAYERS) {
    if (left < stones) {
      const angle = (left / stones) * Math.PI * 2 + height * 9 + radius * 4;
      return [Math.cos(angle) * radius, height, Math.sin(angle) * radius * 0.9];
    }
    left -= stones;
  }
  return [0, 0.3, 0];
}

/** A stone that lies about: turned as it fell, tipped when it lies on others. */
export function heapPose(index: number, name: string): Pose {
  const [x, y, z] = spotInHeap(index);
  const slant = y > 0 ? 0.5 : 0.22;
  const [a, b, c] = [jitter(`${name}a${index}`), jitter(`${name}b${index}`), jitter(`${name}c${index}`)];
  return { at: [x + b * 0.02, y, z + c * 0.02], turn: [a * Math.PI, b * slant, c * slant], size: 1 + a * 0.07 };
}

export const stoneForm = (stone: Stone): string => (stone === 'ore' ? 'ore' : `gem-${stone}`);

function heap(
  frame: Frame,
  stone: Stone,
  count: number,
  idOf: (index: number) => string,
  touch: PieceId | null,
): Piece[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idOf(index),
    form: stoneForm(stone),
    tint: STONE_TINT[stone],
    pose: poseIn(frame, heapPose(index, stone)),
    ...(touch === null ? {} : { touch }),
  }));
}

const supplyFrame = (stone: Stone): Frame => ({
  ...boardFrame,
  at: poseIn(boardFrame, { at: [supplyX(stone), ON_BOARD, SUPPLY_Z] }).at,
});

export const supply = ({ view }: LayoutInput): Piece[] =>
  STONES.flatMap((stone) =>
    heap(supplyFrame(stone), stone, view.supply[stone], (index) => supplyId(stone, index), `supply:${stone}`),
  );

/** In a player's area, two rows of three. */
function ownSpot(stone: Stone): Vec {
  const index = STONES.indexOf(stone);
  return [DISH_AT[0] + dishX(index % 3), DISH.height, DISH_AT[1] + dishZ(Math.floor(index / 3))];
}

export const DISH_AT = [2.55, -0.7] as const;
export const dishX = (column: number): number => (column - 1) * 0.57;
export const dishZ = (row: number): number => (row - 0.5) * 0.54;
const OWN_SIZE = 0.84;

/** What others own can be pillaged: it is touched as theirs, all together. */
export function ownStones({ view, viewer }: LayoutInput, seat: Seat, area: Frame): Piece[] {
  const stones = view.players[seat]?.stones;
  if (stones === undefined) return [];
  return STONES.flatMap((stone) => {
    const frame: Frame = { at: poseIn(area, { at: ownSpot(stone) }).at, yaw: area.yaw, size: area.size * OWN_SIZE };
    return heap(frame, stone, stones[stone], (index) => ownId(seat, stone, index), touchOf(viewer, seat, stone));
  });
}

function touchOf(viewer: Seat | null, seat: Seat, stone: Stone): PieceId | null {
  if (viewer === null) return null;
  return viewer === seat ? `own:${stone}` : 'others';
}
