import type { Seat } from '@dolmen/core';
import type { SessionState } from '../../session/session.ts';
import type { Vec } from '../piece.ts';
import type { Viewpoint } from '../poses.ts';
import { BORDER } from '../room/measures.ts';
import type { AnyStage } from '../stage.ts';
import { standing } from './arrange.ts';
import type { PanelPlace } from './panel.tsx';

/** Above the cards that stand there. */
const HEIGHT = 1.8;
/** The own one lies beside the hand, so low that it hides nothing. */
const NEAR = { high: 0.5, lean: 0.95 } as const;
/** From the cloth's edge into the wood around it. */
const ASIDE = BORDER * 0.4;

/** At the edge of the table where the player sits, turned to whoever reads it. */
export function plaquePlace(
  stage: AnyStage,
  { view, seat: viewer }: SessionState,
  seat: Seat,
  viewpoint: Viewpoint,
): PanelPlace {
  const area = stage.glances(view, viewer).find((glance) => glance.seat === seat)?.at;
  // The own seat is the near one.
  if (seat === (viewer ?? 0) || area === undefined) return nearPlace(stage, viewpoint, 1);
  const at = edgeAt(stage, area);
  // Whoever sits down beside a player looks over the player's hand.
  if (isBefore(at, viewpoint)) return nearPlace(stage, viewpoint, Math.sign(at[2]));
  return grown(standing(at, viewpoint), viewpoint);
}

const CLOSE = 5;
const isBefore = ([x, , z]: Vec, { eyes, size }: Viewpoint): boolean =>
  Math.hypot(x - eyes[0], z - eyes[2]) < CLOSE * size;

const OUT = 1.6;
/** At a table smaller than life it is as large as ever: by what it is too large it stands higher, and farther out. */
function grown(place: PanelPlace, { size }: Viewpoint): PanelPlace {
  const [x, y, z] = place.at;
  const more = (place.scale ?? 1) * Math.max(0, size - 1);
  const out = 1 + (OUT * more) / Math.hypot(x, z);
  return { ...place, at: [x * out, y + more, z * out] };
}

/** At the left corner of an end; for whoever sits at that one, at the other. */
function nearPlace({ table: [width, depth] }: AnyStage, viewpoint: Viewpoint, end: number): PanelPlace {
  const side = viewpoint.eyes[0] * end < -width / 4 ? end : -end;
  const at: Vec = [side * (width / 2 - 0.9), NEAR.high, end * (depth / 2 + ASIDE * 0.6)];
  return { ...standing(at, viewpoint), scale: 1 / viewpoint.size, tilt: NEAR.lean };
}

function edgeAt({ table: [width, depth] }: AnyStage, [x, , z]: Vec): Vec {
  const isAside = Math.abs(x) / width > Math.abs(z) / depth;
  if (isAside) return [Math.sign(x) * (width / 2 + ASIDE), HEIGHT, z];
  return [x, HEIGHT, Math.sign(z) * (depth / 2 + ASIDE)];
}
