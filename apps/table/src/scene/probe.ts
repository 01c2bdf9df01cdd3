import type { PieceId } from '@dolmen/core';
import type { WebGLRenderer } from 'three';
import type { Session } from '../session/session.ts';
import type { Point } from './camera/hand.ts';
import type { Thing } from './field.ts';
import type { Piece } from './piece.ts';
import { QUALITIES, type QualityName } from './quality.ts';
import type { Tabletop } from './stage.ts';
import type { Theatre } from './theatre.ts';

/** For tests in a browser, and for the curious: with `?probe` in the address. */
export interface Probe {
  readonly session: Session;
  readonly tabletop: Tabletop;
  /** What can be touched now, and a point of the page where a click really meets it; `null`: it is covered. */
  spots(): readonly { readonly touch: PieceId; readonly at: Point | null }[];
  thing(id: string): { readonly piece: Piece; readonly at: Point | null } | null;
  /** What is touched by a click there. */
  topAt(x: number, y: number): PieceId | null;
  /** Frames drawn so far. */
  frames(): number;
  /** Of one whole frame with its shadows. */
  cost(): { readonly calls: number; readonly triangles: number };
  /** Is nothing moving, and everything shown? */
  isAtRest(): boolean;
}

declare global {
  interface Window {
    dolmen?: Probe;
  }
}

const asked = (): URLSearchParams => new URLSearchParams(location.search);

/** The level that the address asks for. */
export const wantedQuality = (): QualityName | null =>
  QUALITIES.find((name) => name === asked().get('quality')) ?? null;

export function exposeProbe(session: Session, theatre: Theatre, renderer: WebGLRenderer): void {
  if (!asked().has('probe')) return;
  const { field, spots, tabletop, director } = theatre;
  const corner = (): DOMRect => renderer.domElement.getBoundingClientRect();

  const onPage = (point: Point | null): Point | null => {
    const { left, top } = corner();
    return point && { x: point.x + left, y: point.y + top };
  };
  const thingsOf = (touch: PieceId): readonly Thing[] =>
    [...field.things.values()].filter(({ piece }) => piece.touch === touch);
  const showing = (touch: PieceId): Point | null => {
    for (const thing of thingsOf(touch)) {
      const point = spots.showing(thing);
      if (point) return onPage(point);
    }
    return null;
  };

  window.dolmen = {
    session,
    tabletop,
    spots: () => session.get().next.map((touch) => ({ touch, at: showing(touch) })),
    thing: (id) => {
      const thing = field.things.get(id);
      return thing ? { piece: thing.piece, at: onPage(spots.showing(thing)) } : null;
    },
    topAt: (x, y) => {
      const { left, top } = corner();
      return spots.at({ x: x - left, y: y - top })?.piece.touch ?? null;
    },
    frames: () => theatre.frames(),
    cost: () => theatre.cost(),
    isAtRest: () => !director.isBusy() && !field.isMoving() && !theatre.rig.isMoving(),
  };
}
