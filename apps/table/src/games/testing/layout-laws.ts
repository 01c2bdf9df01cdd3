import type { Common, GameId, PieceId, Viewer } from '@dolmen/core';
import { expect, test } from 'vitest';
import { lensFor, shaped } from '../../scene/camera/fit.ts';
import type { Piece } from '../../scene/piece.ts';
import { type Glance, NOT_PICKING, type Picking } from '../../scene/stage.ts';
import { viewpointAt } from '../../scene/xr/places.ts';
import { pickings, type Step } from './self-play.ts';

type Layout<V> = (view: V, viewer: Viewer, picking: Picking) => readonly Piece[];
type Glances<V> = (view: V, viewer: Viewer) => readonly Glance[];

/** The pieces while nobody picks, laid once for each view. */
export function idleLayout<V extends Common>(layout: Layout<V>): (view: V, viewer: Viewer) => readonly Piece[] {
  const laid = new Map<V, readonly Piece[]>();
  return (view, viewer) => {
    const pieces = laid.get(view) ?? layout(view, viewer, NOT_PICKING);
    laid.set(view, pieces);
    return pieces;
  };
}

/** Two pieces that look alike and lie alike are one to the eye. */
export const poseKey = ({ form, pose }: Piece): string =>
  `${form} ${pose.at.map((value) => value.toFixed(3)).join(' ')} ${(pose.turn ?? []).join(' ')}`;

interface LayoutUnderTest<V extends Common, A> {
  readonly game: { readonly id: GameId; legal(view: V): readonly A[]; gesture(action: A): readonly PieceId[] };
  readonly steps: readonly Step<V>[];
  readonly layout: Layout<V>;
  readonly idle: (view: V, viewer: Viewer) => readonly Piece[];
  readonly glances: Glances<V>;
  /** How wide and how deep the table is. */
  readonly table: readonly [number, number];
  /** What no piece carries: a page offers it in words. */
  readonly noPieces: readonly PieceId[];
}

/** What holds for the pieces of any game, in every step and for every viewer. */
export function layoutLaws<V extends Common, A>({
  game,
  steps,
  layout,
  idle,
  glances,
  table,
  noPieces,
}: LayoutUnderTest<V, A>): void {
  test('every piece has a name and a place of its own', () => {
    for (const { after, viewer } of steps) {
      const pieces = idle(after, viewer);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      expect(new Set(pieces.map(poseKey)).size).toBe(pieces.length);
    }
  });

  test('everything lies on the table', () => {
    const isOff = ({ pose: { at } }: Piece): boolean =>
      Math.abs(at[0]) > table[0] / 2 || at[1] < 0 || Math.abs(at[2]) > table[1] / 2;
    for (const { after, viewer } of steps) expect(idle(after, viewer).filter(isOff)).toEqual([]);
  });

  test('an upright phone shows a larger hand, and nothing else differs', () => {
    for (const { after, viewer } of steps) checkSlim(layout, glances, after, viewer);
  });

  test('from a seat the hand is low at the edge, and nothing else differs', () => {
    for (const { after, viewer } of steps) checkSeated(layout, table[1], after, viewer);
  });

  test('whatever a legal gesture touches is there to be touched', () => {
    for (const { before, viewer } of steps) {
      if (viewer === null || viewer !== before.toAct) continue;
      for (const picking of pickings(game, before)) {
        const there = new Set([...layout(before, viewer, picking).map(({ touch }) => touch), ...noPieces]);
        expect(picking.next.filter((piece) => !there.has(piece))).toEqual([]);
      }
    }
  });
}

/** From a seat only the own hand is elsewhere: at the edge, where one looks over it at all that was before it. */
export function checkSeated<V extends Common>(layout: Layout<V>, depth: number, view: V, viewer: Viewer): void {
  const before = new Map(layout(view, viewer, NOT_PICKING).map((piece) => [piece.id, piece]));
  const seated = layout(view, viewer, { ...NOT_PICKING, isSeated: true });
  expect(seated.map(({ id }) => id)).toEqual([...before.keys()]);
  const isOwn = ({ touch }: Piece): boolean => touch?.startsWith('hand:') ?? false;
  const moved = seated.filter((piece) => poseKey(piece) !== poseKey(before.get(piece.id) ?? piece));
  expect(moved).toEqual(seated.filter(isOwn));
  const { eyes } = viewpointAt('seat', [0, depth], false);
  /** Where one sees the cloth again behind the middle of a card. */
  const behind = ({ pose: { at } }: Piece): number => eyes[2] - (eyes[1] * (eyes[2] - at[2])) / (eyes[1] - at[1]);
  expect(moved.filter((piece) => behind(piece) < depth / 2 - 1.1)).toEqual([]);
}

/** On a phone held upright the own hand is larger, and whatever lies elsewhere is within what the first glance shows. */
export function checkSlim<V extends Common>(layout: Layout<V>, glances: Glances<V>, view: V, viewer: Viewer): void {
  const before = new Map(layout(view, viewer, NOT_PICKING).map((piece) => [piece.id, piece]));
  const slim = layout(view, viewer, { ...NOT_PICKING, isSlim: true });
  expect(slim.map(({ id }) => id)).toEqual([...before.keys()]);
  const [first] = glances(view, viewer);
  if (!first) return expect.fail('nowhere to look from');
  const { at, span } = shaped(first, lensFor(390, 844));
  const isIn = ({ pose: { at: place } }: Piece): boolean =>
    Math.abs(place[0] - at[0]) < span[0] / 2 && Math.abs(place[2] - at[2]) < span[1] / 2;
  const isRight = (piece: Piece): boolean => {
    const was = before.get(piece.id);
    if (!was) return false;
    if (piece.touch?.startsWith('hand:')) return isIn(piece) && sizeOf(piece) > sizeOf(was);
    return poseKey(piece) === poseKey(was) || isIn(piece);
  };
  expect(slim.filter((piece) => !isRight(piece))).toEqual([]);
}

const sizeOf = ({ pose }: Piece): number => pose.size ?? 1;
