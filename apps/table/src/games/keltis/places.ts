import type { Seat, Viewer } from '@dolmen/core';
import { END_STONE, PATHS, type Path } from '@dolmen/core/keltis';
import type { Vec } from '../../scene/piece.ts';

/** Where everything of Keltis is on the table, in tens of centimetres; the viewer sits at +z. */

export const TABLE = [15, 12.2] as const;
export const BOARD = { width: 7.8, depth: 5.6, height: 0.09 } as const;

/** The middle path goes straight up; the others lean away from it to both sides. */
const MIDDLE = (PATHS.length - 1) / 2;
const FIRST = { z: 1.14, apart: 0.86 } as const;
const LAST = { z: -2.02, apart: 1.48 } as const;

/** Where a field's stone lies on the board. The paths wind: each is a wave of its own. */
export function fieldAt(path: Path, field: number): readonly [x: number, z: number] {
  const way = (field - 1) / (END_STONE - 1);
  const apart = FIRST.apart + (LAST.apart - FIRST.apart) * Math.sin((way * Math.PI) / 2);
  const wave = 0.17 * Math.sin(way * 7.4 + path * 1.9) * Math.min(1, way * 3);
  return [(path - MIDDLE) * apart + wave, FIRST.z + (LAST.z - FIRST.z) * way];
}

/** The top of a field's stone. */
export const STONE = { width: 0.7, depth: 0.375, height: 0.06 } as const;
export const STONE_TOP = BOARD.height + STONE.height;
/** A tile lies on the right of its stone; the left shows the points. */
export const TILE_SHIFT = 0.2;

export const START_STONE = { x: 0, z: 1.98, width: 1.86, depth: 1.16, height: 0.05 } as const;
export const START_TOP = BOARD.height + START_STONE.height;

/** Spots for cards at the foot of the board: three piles on each side of the start stone. */
const PILES_Z = 2.06;
const PILE_XS = [-3.22, -2.42, -1.62, 1.62, 2.42] as const;
export const discardAt = (path: Path): Vec => [PILE_XS[path] as number, BOARD.height, PILES_Z];
export const STOCK_AT: Vec = [3.22, BOARD.height, PILES_Z];

/** The score track runs along the far edge. Nobody can have more points from tiles than all of them together. */
export const MOST_POINTS = 14;
const TRACK = { z: -2.5, step: 0.49 } as const;
export const trackAt = (points: number): readonly [x: number, z: number] => [
  (points - MOST_POINTS / 2) * TRACK.step,
  TRACK.z,
];

/**
 * Where the few of one place stand, none in the way of another: two beside each other, then two rows. All of them to the
 * right, for the left of a stone shows its points.
 */
export function standing(index: number, count: number): readonly [x: number, z: number] {
  if (count === 1) return [0.08, 0];
  if (count === 2) return [index === 0 ? -0.02 : 0.24, 0];
  return [index % 2 === 0 ? -0.02 : 0.24, index < 2 ? -0.09 : 0.17];
}

/** The start stone: a line of figures for each player, the viewer's nearest. */
export function startAt(line: number, lines: number, index: number): readonly [x: number, z: number] {
  return [START_STONE.x + (index - 2) * 0.28, START_STONE.z + ((lines - 1) / 2 - line) * 0.28];
}

/** A side of the table. */
export type Side = 'near' | 'left' | 'far' | 'right';
const SIDES: { readonly [count: number]: readonly Side[] } = {
  // The place across would be out of sight from one's own seat.
  2: ['near', 'left'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};

/** How many places after the viewer a seat comes; one who only watches looks from seat 0. */
export const afterViewer = (seat: Seat, viewer: Viewer, count: number): number =>
  (seat - (viewer ?? 0) + count) % count;

export const sideOf = (seat: Seat, viewer: Viewer, count: number): Side =>
  SIDES[count]?.[afterViewer(seat, viewer, count)] ?? 'near';

/** A row of cards: where its first card lies, which way it grows, and how long it may get. */
interface RowPlace {
  readonly first: Vec;
  readonly along: 'x' | 'z';
  readonly length: number;
}

/** Those at the sides sit a little nearer: what is far off in the corners is covered by the names of the players. */
const ASIDE_Z = 0.5;

/** All cards lie upright for the viewer, so a row always grows to where it leaves the numbers free: down or right. */
export function rowPlace(side: Side, path: Path): RowPlace {
  const across = path - MIDDLE;
  switch (side) {
    case 'near':
      return { first: [across * 0.8, 0, 3.32], along: 'z', length: 1.26 };
    case 'far':
      return { first: [-across * 0.76, 0, -4.66], along: 'z', length: 1.3 };
    case 'left':
      return { first: [-5.75, 0, across * 0.98 + ASIDE_Z], along: 'x', length: 1.4 };
    case 'right':
      return { first: [4.35, 0, across * 0.98 + ASIDE_Z], along: 'x', length: 1.4 };
  }
}

const ROW_STEP = { z: 0.23, x: 0.24 } as const;

/** The nth card of a row: later ones lie on the earlier. Long rows are pushed together. */
export function rowAt({ first, along, length }: RowPlace, index: number, count: number): readonly [number, number] {
  const step = Math.min(ROW_STEP[along], length / Math.max(1, count - 1));
  const on = index * step;
  return along === 'z' ? [first[0], first[2] + on] : [first[0] + on, first[2]];
}

/** The middle of a hand, and the way its holder looks. */
export const HANDS: { readonly [S in Side]: { readonly at: Vec; readonly yaw: number } } = {
  near: { at: [0, 0.6, 5.2], yaw: 0 },
  left: { at: [-6.8, 0.38, 0.5], yaw: -Math.PI / 2 },
  far: { at: [0, 0.38, -5.7], yaw: Math.PI },
  right: { at: [6.8, 0.38, 0.5], yaw: Math.PI / 2 },
};

/** Wish stones won, from here on to the right, and the player's plaque beside them. */
export const WISHES: { readonly [S in Side]: Vec } = {
  near: [-3.75, 0, 3.3],
  left: [-5.05, 0, 3.75],
  far: [2.75, 0, -4.0],
  right: [4.2, 0, 3.75],
};
export const PLAQUES: { readonly [S in Side]: Vec } = {
  near: [-3.3, 0, 4.0],
  left: [-4.42, 0, 3.2],
  far: [2.55, 0, -4.75],
  right: [4.42, 0, 3.2],
};
/** Cards of other hands that everybody knows lie open before their holder. */
export const KNOWN: { readonly [S in Side]: Vec } = {
  near: [2.8, 0, 4.2],
  left: [-5.75, 0, -2.45],
  far: [-2.7, 0, -4.66],
  right: [4.35, 0, -2.45],
};
