import type { Seat } from '@dolmen/core';
import type { SessionState } from '../../session/session.ts';
import type { Vec } from '../piece.ts';
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
export function plaquePlace(stage: AnyStage, { view, seat: viewer }: SessionState, seat: Seat, eyes: Vec): PanelPlace {
  const area = stage.glances(view, viewer).find((glance) => glance.seat === seat)?.at;
  // The own seat is the near one.
  if (seat === (viewer ?? 0) || area === undefined) return nearPlace(stage, eyes);
  return standing(edgeAt(stage, area), eyes);
}

function nearPlace({ table: [width, depth] }: AnyStage, eyes: Vec): PanelPlace {
  const at: Vec = [-width / 2 + 0.9, NEAR.high, depth / 2 + ASIDE * 0.6];
  return { ...standing(at, eyes), scale: 1, tilt: NEAR.lean };
}

function edgeAt({ table: [width, depth] }: AnyStage, [x, , z]: Vec): Vec {
  const isAside = Math.abs(x) / width > Math.abs(z) / depth;
  if (isAside) return [Math.sign(x) * (width / 2 + ASIDE), HEIGHT, z];
  return [x, HEIGHT, Math.sign(z) * (depth / 2 + ASIDE)];
}
