import type { Seat } from '@dolmen/core';
import { runeStones, THRONE, type View } from '@dolmen/core/rune-stones';
import { playerColor } from '../../../players.ts';
import type { Piece, Pose, Vec } from '../../../scene/piece.ts';
import { type Frame, pointIn, poseIn } from './frame.ts';
import { markerId } from './ids.ts';
import { BOARD, ON_BOARD, THRONE_SIZE } from './measures.ts';
import { boardFrame, type LayoutInput } from './table.ts';

// The track goes once around the board: from the throne's one side, clockwise, to its other side.
const HALF_WIDTH = BOARD.width / 2 - 0.24;
const HALF_DEPTH = BOARD.depth / 2 - 0.24;
const CORNER = 0.6;
/** From the middle of the far edge to the first space: the throne's dais stands between. */
const THRONE_HALF = 0.84;

interface Bit {
  readonly length: number;
  at(way: number): Spot;
}
/** A space: its middle on the board, and the direction the track runs there. */
interface Spot {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
}

const line = (x: number, z: number, dx: number, dz: number, length: number): Bit => ({
  length,
  at: (way) => ({ x: x + dx * way, z: z + dz * way, yaw: Math.atan2(-dz, dx) }),
});
/** A quarter turn to the right about a middle. */
const corner = (x: number, z: number, from: number): Bit => ({
  length: (CORNER * Math.PI) / 2,
  at(way) {
    const angle = from + way / CORNER;
    return { x: x + Math.sin(angle) * CORNER, z: z - Math.cos(angle) * CORNER, yaw: -angle };
  },
});

const inX = HALF_WIDTH - CORNER;
const inZ = HALF_DEPTH - CORNER;
const LOOP: readonly Bit[] = [
  line(THRONE_HALF, -HALF_DEPTH, 1, 0, inX - THRONE_HALF),
  corner(inX, -inZ, 0),
  line(HALF_WIDTH, -inZ, 0, 1, inZ * 2),
  corner(inX, inZ, Math.PI / 2),
  line(inX, HALF_DEPTH, -1, 0, inX * 2),
  corner(-inX, inZ, Math.PI),
  line(-HALF_WIDTH, inZ, 0, -1, inZ * 2),
  corner(-inX, -inZ, Math.PI * 1.5),
  line(-inX, -HALF_DEPTH, 1, 0, inX - THRONE_HALF),
];
const LENGTH = LOOP.reduce((sum, { length }) => sum + length, 0);

function along(way: number): Spot {
  let left = way;
  for (const bit of LOOP) {
    if (left <= bit.length) return bit.at(left);
    left -= bit.length;
  }
  return { x: -THRONE_HALF, z: -HALF_DEPTH, yaw: 0 };
}

/** The spaces 0 to 64, on the board. */
export const SPACES: readonly Spot[] = Array.from({ length: THRONE }, (_, space) =>
  along((space / (THRONE - 1)) * LENGTH),
);
export const SPACE = LENGTH / (THRONE - 1);
export const THRONE_SPOT: Spot = { x: 0, z: -HALF_DEPTH + 0.26, yaw: 0 };

/** Where markers wait before the throne, once they have reached it. */
const DAIS: readonly Vec[] = [-0.36, -0.12, 0.12, 0.36].map((x) => [x, 0.08, 0.58]);
const SEAT_HEIGHT = 0.56;
const MARKER_GAP = 0.125;

export const throneFrame: Frame = {
  at: pointIn(boardFrame, [THRONE_SPOT.x, ON_BOARD, THRONE_SPOT.z]),
  yaw: 0,
  size: THRONE_SIZE,
};

/** Markers on one space stand side by side, across the track: `index` of `count`. */
export function spacePose(points: number, index: number, count: number): Pose {
  const spot = SPACES[points];
  if (spot === undefined) return poseIn(throneFrame, { at: DAIS[index] ?? [0, 0.08, 0.58] });
  const across = (index - (count - 1) / 2) * MARKER_GAP;
  const [x, z] = [spot.x + Math.sin(spot.yaw) * across, spot.z + Math.cos(spot.yaw) * across];
  return poseIn(boardFrame, { at: [x, ON_BOARD + 0.012, z], size: count > 1 ? 0.86 : 1 });
}

const fieldOf = (points: number): number => Math.min(points, THRONE);

/** The winners' markers sit on the throne, side by side after a tie. */
function onThrone(index: number, count: number): Pose {
  return poseIn(throneFrame, {
    at: [(index - (count - 1) / 2) * 0.17, SEAT_HEIGHT, 0.03],
    size: count > 2 ? 0.9 : 1.1,
  });
}

function markerPose(view: View, seat: Seat): Pose {
  const winners = runeStones.winners(view);
  const place = winners.indexOf(seat);
  if (place >= 0) return onThrone(place, winners.length);
  const field = fieldOf(view.players[seat]?.points ?? 0);
  const there = view.players
    .map((player, other) => ({ other, field: fieldOf(player.points) }))
    .filter((one) => one.field === field && !winners.includes(one.other));
  return spacePose(field, field === THRONE ? seat : there.findIndex(({ other }) => other === seat), there.length);
}

/** The spaces a marker comes by, the first and the last left out. */
export const hops = (from: number, to: number): Vec[] =>
  Array.from(
    { length: Math.max(0, fieldOf(to) - fieldOf(from) - 1) },
    (_, step) => spacePose(from + step + 1, 0, 1).at,
  );

export function markers({ view, viewer }: LayoutInput): Piece[] {
  const winners = runeStones.winners(view);
  return view.players.map((_, seat) => ({
    id: markerId(seat),
    form: 'marker',
    pose: markerPose(view, seat),
    tint: playerColor(seat).hex,
    face: seat,
    close: `seat:${seat}`,
    ...(seat === viewer ? { touch: 'marker' } : {}),
    ...(winners.includes(seat) ? { glow: 0.6 } : {}),
  }));
}
