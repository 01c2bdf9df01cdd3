import type { Pose, Vec } from '../../scene/piece.ts';

/** A hand of cards. */
export interface Hand {
  readonly at: Vec;
  /** The way its holder looks. */
  readonly yaw?: number;
  /** From card to card, if there is room. */
  readonly gap: number;
  /** From the middle of the first to the middle of the last at most. */
  readonly reach: number;
  /** How steeply the cards face their holder. */
  readonly tilt: number;
  /** How much each leans more than the one before. */
  readonly arc: number;
  readonly size?: number;
  /** Only backs are seen, also by whoever looks over the holder's shoulder. */
  readonly isTurned?: boolean;
}

/** Larger cards, farther apart; a full hand keeps its width, so that it stays in the picture. */
export const zoomed = <H extends Pick<Hand, 'gap' | 'size'>>(hand: H, zoom: number): H => ({
  ...hand,
  gap: hand.gap * zoom,
  size: (hand.size ?? 1) * zoom,
});

/** Far enough that no card cuts through the one before: all lie in parallel. */
const RISE = 0.016;

/** A fan of cards, left to right, each upon the one before: so every number in a left corner stays free. */
export function held(count: number, hand: Hand): Pose[] {
  const step = Math.min(hand.gap, hand.reach / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => heldCard(index - (count - 1) / 2, index, step, hand));
}

/** In rows of so many, the first the farthest away: where there is more height than width, cards can be larger so. */
export function heldInRows(count: number, perRow: number, depth: number, hand: Hand): Pose[] {
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => {
    const [x, y, z] = hand.at;
    const inRow = Math.min(perRow, count - row * perRow);
    return held(inRow, { ...hand, at: [x, y, z + row * depth] });
  }).flat();
}

function heldCard(off: number, index: number, step: number, hand: Hand): Pose {
  const { at, yaw = 0, tilt, arc, size, isTurned } = hand;
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const drop = (off * off * step * arc) / 2;
  const rise = index * RISE;
  const [x, y, z] = [off * step, -drop * sin + rise * cos, drop * cos + rise * sin];
  const place: Vec = [
    at[0] + x * Math.cos(yaw) + z * Math.sin(yaw),
    at[1] + y,
    at[2] - x * Math.sin(yaw) + z * Math.cos(yaw),
  ];
  const turn = leaning(tilt, -off * arc);
  return {
    at: place,
    turn: [turn[0] + yaw, turn[1], turn[2] + (isTurned ? Math.PI : 0)],
    ...(size !== undefined && { size }),
  };
}

/** Turned in its own plane, then tilted: as yaw, pitch and roll. */
function leaning(tilt: number, lean: number): readonly [yaw: number, pitch: number, roll: number] {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [sinLean, cosLean] = [Math.sin(lean), Math.cos(lean)];
  return [Math.atan2(sinLean, cos * cosLean), Math.asin(sin * cosLean), Math.atan2(sin * sinLean, cos)];
}
