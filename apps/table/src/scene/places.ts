import { CARD, lie } from './forms/card.ts';
import { random } from './forms/paint.ts';
import type { Pose, Vec } from './piece.ts';

/** A player's part of the table. Seen from there, x is right, z toward the player. */
export interface Place {
  readonly at: Vec;
  readonly yaw: number;
  readonly width: number;
  readonly depth: number;
}

/** The depth of everybody's strip at the table's edge, as a share of the table. */
const STRIP = 0.24;

/** Sides in the order of play, clockwise from the viewer: near, left, far, right. */
const SIDES: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 2],
  3: [0, 1, 3],
  4: [0, 1, 2, 3],
};

function side(index: number, [width, depth]: readonly [number, number]): Place {
  const isAcross = index % 2 === 0;
  const strip = depth * STRIP;
  const yaw = [0, -Math.PI / 2, Math.PI, Math.PI / 2][index] ?? 0;
  const reach = (isAcross ? depth : width) / 2 - strip / 2;
  const at: Vec = [Math.sin(yaw) * reach, 0, Math.cos(yaw) * reach];
  return { at, yaw, width: isAcross ? width - strip * 2 : depth - strip * 2, depth: strip };
}

/** Everybody's place, by seat: the viewer (else seat 0) sits near, the others follow clockwise. */
export function seatPlaces(count: number, viewer: number | null, table: readonly [number, number]): readonly Place[] {
  const sides = SIDES[count] ?? SIDES[4] ?? [];
  const first = viewer ?? 0;
  return Array.from({ length: count }, (_, seat) => side(sides[(seat - first + count) % count] ?? 0, table));
}

/** From a place's own coordinates to the table's. */
export function inPlace(place: Place, pose: Pose): Pose {
  const [x, y, z] = pose.at;
  const [cos, sin] = [Math.cos(place.yaw), Math.sin(place.yaw)];
  const [yaw, pitch, roll] = pose.turn ?? [0, 0, 0];
  const at: Vec = [place.at[0] + x * cos + z * sin, place.at[1] + y, place.at[2] - x * sin + z * cos];
  return { ...pose, at, turn: [yaw + place.yaw, pitch, roll] };
}

export interface Fan {
  readonly at: Vec;
  /** The hand is never wider than this. */
  readonly width?: number;
  /** From card to card, if there is room. */
  readonly gap?: number;
  /** How steeply it faces the viewer. */
  readonly tilt?: number;
  /** How much the outer cards lean. */
  readonly arc?: number;
  readonly size?: number;
}

/** A hand held toward the viewer, left to right; each card lies a little over the one to its left. */
export function fan(
  count: number,
  { at, width = 5, gap = CARD.width * 1.06, tilt = 0.75, arc = 0.035, size = 1 }: Fan,
): readonly Pose[] {
  const step = count > 1 ? Math.min(gap * size, (width - CARD.width * size) / (count - 1)) : 0;
  const lowest = ((count - 1) / 2) ** 2 * arc * step * 0.5 + 0.05;
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    const drop = off * off * arc * step * 0.5 - lowest;
    const rise = index * 0.004;
    return {
      at: [
        at[0] + off * step,
        at[1] + (CARD.depth / 2) * size * Math.sin(tilt) - drop * Math.sin(tilt) + rise * Math.cos(tilt),
        at[2] + drop * Math.cos(tilt) + rise * Math.sin(tilt),
      ],
      turn: [-off * arc * Math.cos(tilt) * 0.8, tilt, -off * arc * 0.5],
      ...(size !== 1 && { size }),
    };
  });
}

const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
};

/** A number from -1 to 1 that belongs to the name: untidiness that does not change. */
export const jitter = (id: string): number => random(hash(id))() * 2 - 1;

/** A pile of cards, not quite tidy. */
export const pile = (count: number, at: Vec, yaw = 0, thickness: number = CARD.thickness): readonly Pose[] =>
  Array.from({ length: count }, (_, index) => ({
    at: [at[0] + jitter(`x${index}`) * 0.012, at[1] + lie(index, thickness), at[2] + jitter(`z${index}`) * 0.012],
    turn: [yaw + jitter(`yaw${index}`) * 0.035, 0, 0],
  }));

/** Stones that lie about, in layers: the more there are the higher the heap. */
export function heap(count: number, at: Vec, radius: number, seed: number, size = 0.16): readonly Pose[] {
  const roll = random(seed);
  const layer = Math.max(3, Math.floor((radius / size) ** 2 * 0.8));
  return Array.from({ length: count }, (_, index) => {
    const level = Math.floor(index / layer);
    const out = radius * Math.sqrt(((index % layer) + 0.5) / layer) * Math.max(0.35, 1 - level * 0.22);
    const angle = index * 2.399963 + roll() * 0.5;
    return {
      at: [at[0] + Math.cos(angle) * out, at[1] + level * size * 0.62, at[2] + Math.sin(angle) * out],
      turn: [roll() * 6.28, level ? (roll() - 0.5) * 0.7 : 0, level ? (roll() - 0.5) * 0.7 : 0],
    };
  });
}
