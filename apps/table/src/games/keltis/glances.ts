import type { Seat, Viewer } from '@dolmen/core';
import { fieldOn, PATHS, type View } from '@dolmen/core/keltis';
import type { Area, Framing, Glance } from '../../scene/stage.ts';
import { seatedPlayers } from './layout.ts';
import { BOARD, fieldAt, HANDS, type Side, sideOf } from './places.ts';

const SEAT: Framing & Pick<Glance, 'tall' | 'slim'> = {
  at: [0, 0, 1.32],
  span: [9, 8.55],
  pitch: 0.8,
  tall: { at: [0, 0, 0.8], span: [7.5, 9.7], pitch: 1.28 },
  slim: { at: [0, 0, 2.9], span: [6.9, 12.1], pitch: 1.28 },
};

const AREAS: { readonly [S in Side]: Framing } = {
  near: { at: [0, 0, 4.2], span: [6, 3.2], pitch: 1.05 },
  left: { at: [-5.4, 0, 0.6], span: [3.4, 6.8], pitch: 1.15 },
  far: { at: [0, 0, -4.2], span: [6, 3], pitch: 1.1 },
  right: { at: [5.4, 0, 0.6], span: [3.4, 6.8], pitch: 1.15 },
};

export const glances = (view: View, viewer: Viewer): Glance[] => [
  { id: 'seat', name: 'scene.glance.seat', ...SEAT },
  { id: 'board', name: 'scene.glance.board', at: [0, 0, 0], span: [BOARD.width, BOARD.depth], pitch: 1.15 },
  ...seatedPlayers(view, viewer).map(({ seat, side }) => playerGlance(seat, side)),
  { id: 'top', name: 'scene.glance.top', at: [0, 0, 0], span: topSpan(view), pitch: Math.PI / 2 },
];

const playerGlance = (seat: Seat, side: Side): Glance => ({
  id: `player-${seat}`,
  name: 'scene.glance.player',
  seat,
  ...AREAS[side],
});

/** The figure that has come farthest, and what is left before it to the goal. */
export function triumph(view: View, _viewer: Viewer, winner: Seat): Framing {
  const player = view.players[winner];
  const fields = PATHS.map((path) => ({ path, field: player ? fieldOn(player, path) : 0 }));
  const { path, field } = fields.reduce((best, one) => (one.field > best.field ? one : best));
  const [x, z] = fieldAt(path, Math.max(1, field));
  return { at: [x * 0.7, 0, z + 0.5], span: [4.4, 3], high: 0.6, pitch: 0.72 };
}

/** For everybody else, too, rows lie across and cards before their holder. */
export function area(view: View, viewer: Viewer, seat: Seat): Area {
  const side = sideOf(seat, viewer, view.players.length);
  const { at, span } = AREAS[side];
  const { yaw } = HANDS[side];
  return { at, yaw, span: side === 'near' || side === 'far' ? span : [span[1], span[0]] };
}

const topSpan = (view: View): readonly [number, number] => (view.players.length === 4 ? [14.6, 11.8] : [14.6, 8.8]);
