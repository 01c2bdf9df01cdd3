import type { Seat, Viewer } from '@dolmen/core';
import type { View } from '@dolmen/core/rune-stones';
import type { Vec } from '../../scene/piece.ts';
import type { Area, Framing, Glance, Picking } from '../../scene/stage.ts';
import { DISPLAY_Z } from './layout/display.ts';
import { FORGE_Z } from './layout/forges.ts';
import { AREA, BOARD, NIGHT_AT, TABLE } from './layout/measures.ts';
import { areaOf, homeOf } from './layout/table.ts';
import { THRONE_SPOT } from './layout/track.ts';

const STEEP = 0.92;
/** In front of the viewer, where the own cards are held. */
const HAND_Z = 4.3;
const onBoard = (z: number): Vec => [0, 0, BOARD.at[2] + z];

const seat: Glance = {
  id: 'seat',
  name: 'scene.glance.seat',
  at: [0, 0, 0.12],
  span: [8.4, 9.8],
  pitch: 0.86,
  tall: { at: [0, 0, 0.4], span: [7.35, 9], pitch: 1.28 },
  slim: { at: [0, 0, 1.95], span: [5.75, 11], pitch: 1.28 },
};

const throne: Glance = {
  id: 'throne',
  name: 'scene.glance.throne',
  at: [0, 0.75, BOARD.at[2] + THRONE_SPOT.z],
  span: [3.1, 2.6],
  pitch: 0.4,
};

/** Whoever has won sits on it. */
export const triumph = (): Framing => throne;

const STILL: readonly Glance[] = [
  {
    id: 'hand',
    name: 'scene.glance.hand',
    at: [0.1, 0.3, HAND_Z],
    span: [5, 1.5],
    pitch: 0.95,
    slim: { at: [0, 0.3, 6], span: [7, 2.2], pitch: 1.28 },
  },
  { id: 'board', name: 'scene.glance.board', at: onBoard(-0.2), span: [7.2, 5.8], pitch: 1.02 },
  {
    id: 'display',
    name: 'scene.glance.display',
    at: onBoard(DISPLAY_Z),
    span: [6.2, 1.3],
    pitch: 1.15,
    slim: { span: [4.7, 1.3], pitch: 1.35 },
  },
  { id: 'forges', name: 'scene.glance.forges', at: onBoard(FORGE_Z + 0.3), span: [6.2, 2.4], pitch: STEEP },
  throne,
];

const night: Glance = { id: 'night', name: 'scene.glance.night', at: NIGHT_AT, span: [2.6, 2.4], pitch: 1.1 };
const top: Glance = {
  id: 'top',
  name: 'scene.glance.top',
  at: [0, 0, 0],
  span: [TABLE[0], TABLE[1]],
  pitch: Math.PI / 2 - 0.02,
};

/** At another player's area, from our side of the table. */
function playerGlance(view: View, viewer: Viewer, player: Seat): Glance {
  const { at, yaw, size } = areaOf(view, viewer, player);
  const isAside = Math.abs(Math.sin(yaw)) > 0.5;
  const [width, depth] = [AREA.width * size, (AREA.depth + 0.3) * size];
  return {
    id: `player-${player}`,
    name: 'scene.glance.player',
    seat: player,
    at,
    span: isAside ? [depth, width] : [width, depth],
    pitch: 1.1,
  };
}

export function area(view: View, viewer: Viewer, seat: Seat): Area {
  const { at, yaw, size } = areaOf(view, viewer, seat);
  return { at, yaw, span: [AREA.width * size, AREA.depth * size] };
}

export function glances(view: View, viewer: Viewer): readonly Glance[] {
  const others = view.players.map((_, player) => player).filter((player) => player !== homeOf(viewer));
  return [
    seat,
    ...STILL,
    ...(view.nocturnal ? [night] : []),
    ...others.map((player) => playerGlance(view, viewer, player)),
    top,
  ];
}

/** To choose a creature of the display is to look at it; what else can be done then lies nowhere, and is a button. */
export function lean({ next }: Pick<Picking, 'next'>): string | null {
  const lying = next.filter((piece) => piece.includes(':'));
  return lying.length > 0 && lying.every((piece) => piece.startsWith('display:')) ? 'display' : null;
}
