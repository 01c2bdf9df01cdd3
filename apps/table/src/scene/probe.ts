import type { PieceId } from '@dolmen/core';
import type { RootState } from '@react-three/fiber';
import type { InstancedMesh, Ray } from 'three';
import type { Session } from '../session/session.ts';
import { afterFrame } from './picture.ts';
import type { Piece, Vec } from './piece.ts';
import type { PlacedPiece } from './pieces/placed-pieces.ts';
import type { Point } from './pointer/aim.ts';
import { type Extent, extentOf } from './pointer/extent.ts';
import type { PlacedButton } from './pointer/pressable.ts';
import type { Tabletop } from './stage.ts';
import type { Table } from './table.ts';

/** For tests in a browser, and for the curious: with `?probe` in the address. Nobody else loads it. */
interface Probe {
  readonly session: Session;
  readonly tabletop: Tabletop;
  /** What can be touched now, and a point of the page where a click really meets it; `null`: it is covered. */
  touchables(): readonly { readonly touch: PieceId; readonly at: Point | null }[];
  piece(id: string): { readonly piece: Piece; readonly at: Point | null } | null;
  /** What a piece covers of the page. */
  extent(touch: PieceId): Extent | null;
  /** Where a ray from a point of the room meets this very piece first; `null`: it is covered from there. */
  aimAt(touch: PieceId, from: Vec): Vec | null;
  /** Where the buttons of panels are in the room. */
  buttons(): readonly PlacedButton[];
  readonly viewpoint: Table['viewpoint'];
  readonly poses: Table['poses'];
  readonly hovered: Table['hovered'];
  /** Picks as a headset's frame does, so many times each with rays from there to all over the table: what each takes. */
  pickAll(
    from: Vec,
    times: number,
  ): { readonly millis: readonly number[]; readonly pieces: number; readonly panels: number };
  /** The next frame, as it was drawn. */
  picture(): Promise<string>;
  /** What is touched by a click there. */
  topAt(x: number, y: number): PieceId | null;
  /** Frames drawn so far. */
  frames(): number;
  /** Of one whole frame with its shadows. */
  cost(): { readonly calls: number; readonly triangles: number };
  /** Where others are: so many lanterns, masks or hands, in the table's coordinates. */
  others(kind: 'lanterns' | 'masks' | 'hands'): readonly Vec[];
  /** Is nothing moving, and everything shown? */
  isAtRest(): boolean;
}

declare global {
  interface Window {
    dolmen?: Probe;
  }
}

const STEPS = [0.5, 0.3, 0.7, 0.14, 0.86, 0.05, 0.95] as const;

/** Points all over the piece's box, from its middle outward. */
function samples({ batch: { box }, mover }: PlacedPiece): readonly Vec[] {
  const { at, lift, turn, size } = mover;
  const sample = (u: number, v: number, h: number): Vec => {
    const { x, y, z } = box.max.clone().sub(box.min).multiply({ x: u, y: h, z: v }).add(box.min);
    const point = at.clone().set(x, y, z).multiplyScalar(size).applyQuaternion(turn).add(at);
    return [point.x, point.y + lift, point.z];
  };
  return STEPS.flatMap((v) => STEPS.flatMap((u) => [1, 0.5].map((h) => sample(u, v, h))));
}

/** A point of the picture where this very piece is on top; `null`: it is covered, or outside. */
function showing({ screen, hit }: Table, placed: PlacedPiece): Point | null {
  const isOnTop = (point: Point): boolean => screen.isInside(point) && hit(screen.aim(point).ray) === placed;
  for (const sample of samples(placed)) {
    const point = screen.project(sample);
    if (point && isOnTop(point)) return point;
  }
  return null;
}

/** The first that can be seen of all that are touched by a name. */
function pointOf(table: Table, touch: PieceId): Point | null {
  for (const placed of table.pieces) {
    const point = placed.piece.touch === touch ? showing(table, placed) : null;
    if (point) return point;
  }
  return null;
}

/** The ray from one point to another. */
function rayBetween({ screen }: Table, from: Vec, to: Vec): Ray {
  const { ray } = screen.aim({ x: 0, y: 0 });
  ray.origin.set(...from);
  ray.direction
    .set(...to)
    .sub(ray.origin)
    .normalize();
  return ray;
}

function aimAt(table: Table, touch: PieceId, from: Vec): Vec | null {
  for (const placed of table.pieces) {
    if (placed.piece.touch !== touch) continue;
    const isFree = (point: Vec): boolean => {
      const ray = rayBetween(table, from, point);
      return table.hit(ray) === placed && ![...table.pressables].some((panel) => panel.hit(ray));
    };
    const sample = samples(placed).find(isFree);
    if (sample) return sample;
  }
  return null;
}

const GRID = [-0.45, -0.35, -0.25, -0.15, -0.05, 0.05, 0.15, 0.25, 0.35, 0.45] as const;

/** Panels are asked twice in a frame, for where the hand points and for what is under it, then the pieces. */
function pickMillis({ pressables, hit }: Table, ray: Ray, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time++) {
    for (const panel of pressables) panel.hit(ray);
    for (const panel of pressables) panel.hit(ray);
    hit(ray);
  }
  return (performance.now() - start) / times;
}

function pickAll(table: Table, from: Vec, times: number): ReturnType<Probe['pickAll']> {
  const [width, depth] = table.stage.table;
  const rays = GRID.flatMap((x) => GRID.map((z) => rayBetween(table, from, [x * width, 0, z * depth])));
  return {
    millis: rays.map((ray) => pickMillis(table, ray, times)),
    pieces: [...table.pieces].length,
    panels: table.pressables.size,
  };
}

function costOf({ gl, scene, camera }: RootState): { readonly calls: number; readonly triangles: number } {
  gl.info.reset();
  gl.shadowMap.needsUpdate = true;
  gl.render(scene, camera);
  const { calls, triangles } = gl.info.render;
  return { calls, triangles };
}

/** Of every instance of the mesh with this name; none where there is none. */
function placesOf({ scene }: RootState, name: string): readonly Vec[] {
  const mesh = scene.getObjectByName(name) as InstancedMesh | undefined;
  const { array = [] } = mesh?.instanceMatrix ?? {};
  return Array.from({ length: mesh?.count ?? 0 }, (_, index) => {
    const [x = 0, y = 0, z = 0] = Array.from(array).slice(index * 16 + 12, index * 16 + 15);
    return [x, y, z];
  });
}

/** Of types alone, but for this: so nothing that players load is split for its sake. */
export function openProbe(table: Table, state: () => RootState): Probe {
  const { session, pieces, screen, frames, hit } = table;
  const corner = (): DOMRect => state().gl.domElement.getBoundingClientRect();
  const onPage = (point: Point | null): Point | null => {
    const { left, top } = corner();
    return point && { x: point.x + left, y: point.y + top };
  };
  return {
    session,
    tabletop: table,
    touchables: () => session.get().next.map((touch) => ({ touch, at: onPage(pointOf(table, touch)) })),
    piece: (id) => {
      const placed = pieces.get(id);
      return placed ? { piece: placed.piece, at: onPage(showing(table, placed)) } : null;
    },
    extent: (touch) => {
      const { left, top } = corner();
      const found = extentOf(touch, pieces, screen);
      return (
        found && {
          left: found.left + left,
          right: found.right + left,
          top: found.top + top,
          bottom: found.bottom + top,
        }
      );
    },
    aimAt: (touch, from) => aimAt(table, touch, from),
    buttons: () => [...table.pressables].flatMap((one) => one.buttons?.() ?? []),
    ...{ viewpoint: table.viewpoint, poses: table.poses, hovered: table.hovered },
    pickAll: (from, times) => pickAll(table, from, times),
    picture: () => afterFrame(state(), (canvas) => canvas.toDataURL()),
    topAt: (x, y) => {
      const { left, top } = corner();
      return hit(screen.aim({ x: x - left, y: y - top }).ray)?.piece.touch ?? null;
    },
    frames: frames.count,
    cost: () => costOf(state()),
    others: (kind) => placesOf(state(), kind),
    isAtRest: table.isAtRest,
  };
}
