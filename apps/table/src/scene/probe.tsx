import type { PieceId } from '@dolmen/core';
import { type RootState, useStore } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Session } from '../session/session.ts';
import type { Piece } from './piece.ts';
import type { PlacedPiece } from './pieces/placed-pieces.ts';
import type { Point } from './pointer/aim.ts';
import { hit, samples } from './pointer/picker.ts';
import { QUALITIES, type QualityName } from './quality.ts';
import type { Tabletop } from './stage.ts';
import type { Table } from './table.ts';
import { useTable } from './use-table.ts';

/** For tests in a browser, and for the curious: with `?probe` in the address. */
interface OpenProbe {
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
    dolmen?: OpenProbe;
  }
}

const asked = (): URLSearchParams => new URLSearchParams(location.search);

/** The level that the address asks for. */
export const wantedQuality = (): QualityName | null =>
  QUALITIES.find((name) => name === asked().get('quality')) ?? null;

/** A point of the picture where this very piece is on top; `null`: it is covered, or outside. */
function showing({ screen, pieces }: Table, placed: PlacedPiece): Point | null {
  const isOnTop = (point: Point): boolean => screen.isInside(point) && hit(screen.aim(point).ray, pieces) === placed;
  for (const sample of samples(placed)) {
    const point = screen.project(sample);
    if (point && isOnTop(point)) return point;
  }
  return null;
}

/** The first that can be seen of all that are touched by a name. */
function spotOf(table: Table, touch: PieceId): Point | null {
  for (const placed of table.pieces) {
    const point = placed.piece.touch === touch ? showing(table, placed) : null;
    if (point) return point;
  }
  return null;
}

function costOf({ gl, scene, camera }: RootState): { readonly calls: number; readonly triangles: number } {
  gl.info.reset();
  gl.shadowMap.needsUpdate = true;
  gl.render(scene, camera);
  const { calls, triangles } = gl.info.render;
  return { calls, triangles };
}

function openProbe(table: Table, state: () => RootState): OpenProbe {
  const { session, pieces, screen, frames } = table;
  const corner = (): DOMRect => state().gl.domElement.getBoundingClientRect();
  const onPage = (point: Point | null): Point | null => {
    const { left, top } = corner();
    return point && { x: point.x + left, y: point.y + top };
  };
  return {
    session,
    tabletop: table,
    spots: () => session.get().next.map((touch) => ({ touch, at: onPage(spotOf(table, touch)) })),
    thing: (id) => {
      const placed = pieces.get(id);
      return placed ? { piece: placed.piece, at: onPage(showing(table, placed)) } : null;
    },
    topAt: (x, y) => {
      const { left, top } = corner();
      return hit(screen.aim({ x: x - left, y: y - top }).ray, pieces)?.piece.touch ?? null;
    },
    frames: frames.count,
    cost: () => costOf(state()),
    isAtRest: table.isAtRest,
  };
}

/** Opens the probe where it is asked for. */
export function Probe(): null {
  const table = useTable();
  const store = useStore();
  useEffect(() => {
    if (asked().has('probe')) window.dolmen = openProbe(table, store.getState);
  }, [table, store]);
  return null;
}
