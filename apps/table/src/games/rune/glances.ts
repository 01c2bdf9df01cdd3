import type { Seat, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune';
import type { Area, Framing, Glance, Picking } from '../../scene/stage.ts';
import { largestArea } from './areas.ts';
import { boundsOf, fieldAt, gridOf } from './grid.ts';
import { HANDS, type Side, sideOf } from './places.ts';

/** Nearly all the room that a card needs at any edge of what lies there. */
const MARGIN = 1.5;

function boardFraming(view: View): Framing {
  const grid = gridOf(view);
  const { left, top, right, bottom } = boundsOf(view.laid);
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const span = [(right - left + MARGIN * 2) * grid.side, (bottom - top + MARGIN * 2) * grid.side] as const;
  return { at: [grid.x + middle[0] * grid.side, 0, grid.z + middle[1] * grid.side], span, pitch: 1.3 };
}

/** The winner's largest area, with some of what is around it. */
export function triumph(view: View, _viewer: Viewer, winner: Seat): Framing {
  const spots = largestArea(view, winner).map((field) => fieldAt(gridOf(view), field));
  if (spots.length === 0) return boardFraming(view);
  const [xs, zs] = [spots.map(([x]) => x), spots.map(([, z]) => z)];
  const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  const wide = (all: readonly number[]): number => Math.max(...all) - Math.min(...all) + 1.8;
  return { at: [middle(xs), 0, middle(zs)], span: [Math.max(3, wide(xs)), Math.max(2.4, wide(zs))], pitch: 0.95 };
}

const AREAS: { readonly [S in Side]: Framing } = {
  near: { at: [0, 0, 4.2], span: [7.4, 2.4], pitch: 1 },
  far: { at: [0, 0, -4.2], span: [7.4, 2.4], pitch: 1 },
};

export const glances = (view: View, viewer: Viewer): Glance[] => [
  {
    id: 'seat',
    name: 'scene.glance.seat',
    at: [0, 0, 0.42],
    span: [9.4, 9.3],
    pitch: 0.8,
    tall: { at: [0, 0, 0.55], span: [7.4, 9], pitch: 1.25 },
    slim: { at: [0, 0, 2.15], span: [6.9, 12.2], pitch: 1.28 },
  },
  { id: 'board', name: 'scene.glance.board', ...boardFraming(view), tall: { pitch: 1.4 } },
  ...view.players.map((_, seat) => playerGlance(seat, viewer)),
  { id: 'top', name: 'scene.glance.top', at: [0, 0, 0], span: [12.6, 10.2], pitch: Math.PI / 2 },
];

export function area(_view: View, viewer: Viewer, seat: Seat): Area {
  const side = sideOf(seat, viewer);
  return { ...AREAS[side], yaw: HANDS[side].yaw };
}

const playerGlance = (seat: Seat, viewer: Viewer): Glance => ({
  id: `player-${seat}`,
  name: 'scene.glance.player',
  seat,
  ...AREAS[sideOf(seat, viewer)],
});

/** Whoever has a card up, or is to choose a field, looks at the board. */
export const lean = ({ touched, next }: Pick<Picking, 'touched' | 'next'>): string | null =>
  touched[0]?.startsWith('hand:') || (next.length > 0 && next.every((piece) => piece.startsWith('field:')))
    ? 'board'
    : null;
