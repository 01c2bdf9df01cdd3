import type { Seat } from '@dolmen/core';
import type { SessionState } from '../../session/session.ts';
import type { Vec } from '../piece.ts';
import { BORDER } from '../room/measures.ts';
import type { AnyStage } from '../stage.ts';
import type { PanelPlace } from './panel.tsx';

const HEIGHT = 1.05;
/** From the cloth's edge into the wood around it. */
const ASIDE = BORDER * 0.4;

/** At the edge of the table where the player sits, turned to whoever reads it. */
export function plaquePlace(stage: AnyStage, { view, seat: viewer }: SessionState, seat: Seat, eyes: Vec): PanelPlace {
  const at = edgeOf(
    stage,
    stage.glances(view, viewer).find((glance) => glance.seat === seat)?.at,
    seat === (viewer ?? 0),
  );
  return { at, yaw: Math.atan2(eyes[0] - at[0], eyes[2] - at[2]), tilt: 0.35 };
}

/** The own seat is the near one: its plaque stands beside the hand. */
function edgeOf({ table: [width, depth] }: AnyStage, area: Vec | undefined, isNear: boolean): Vec {
  if (isNear || area === undefined) return [-width / 2 + 1.5, HEIGHT, depth / 2 + ASIDE];
  const isAside = Math.abs(area[0]) / width > Math.abs(area[2]) / depth;
  return isAside
    ? [Math.sign(area[0]) * (width / 2 + ASIDE), HEIGHT, area[2]]
    : [area[0], HEIGHT, Math.sign(area[2]) * (depth / 2 + ASIDE)];
}
