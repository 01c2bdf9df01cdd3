import { BoxGeometry, MeshStandardMaterial, Ray, Vector3 } from 'three';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../../store.ts';
import { createFrames } from '../frames.ts';
import type { Piece } from '../piece.ts';
import { type PlacedPiece, PlacedPieces } from '../pieces/placed-pieces.ts';
import { createSignals } from '../signals.ts';
import type { Enlargement, Table } from '../table.ts';
import type { Aim } from './aim.ts';
import { createPointer, type PointerHandlers } from './create-pointer.ts';
import { hit } from './picker.ts';
import type { Press, Pressable } from './pressable.ts';

const box = { geometry: new BoxGeometry(0.5, 0.5, 0.5), material: new MeshStandardMaterial() };
const at = (x: number, piece: Omit<Piece, 'form' | 'pose'>): Piece => ({
  ...piece,
  form: 'box',
  pose: { at: [x, 0, 0] },
});
const PIECES = [
  at(1, { id: 'open', touch: 'open' }),
  at(2, { id: 'closed', touch: 'closed', close: 'card' }),
  at(3, { id: 'bare' }),
];

const down = (x: number): Ray => new Ray(new Vector3(x, 9, 0), new Vector3(0, -1, 0));
/** Straight down at `x`; a finger may have meant what is beside it. */
const aim = (x: number, ...around: readonly number[]): Aim => ({
  ray: down(x),
  at: null,
  isTouch: around.length > 0,
  around: around.map((beside) => () => down(beside)),
});

let touched: string[];
let told: unknown[];
let enlarged: Table['enlarged'];
let hovered: Table['hovered'];
let pointer: PointerHandlers;
let press: Table['press'];
let pressed: number;
/** Over the piece at 2 there hangs a button, if there is a panel at all. */
let hasPanel: boolean;
const button: Press = {
  away: 1,
  press: () => {
    pressed += 1;
  },
};
const panel: Pressable = { hit: ({ origin }) => (hasPanel && origin.x === 2 ? button : null) };

beforeEach(() => {
  [touched, told] = [[], []];
  [pressed, hasPanel] = [0, false];
  press = createStore<Press | null>(null);
  enlarged = createStore<Enlargement | null>(null);
  hovered = createStore<PlacedPiece | null>(null);
  const signals = createSignals();
  const pieces = new PlacedPieces({ box });
  pieces.put(PIECES);
  signals.tap.on((at) => void told.push(at && [...at]));
  signals.twist.on((direction) => direction > 0);
  pointer = createPointer({
    session: { get: () => ({ next: ['open'] }), touch: (piece: string) => void touched.push(piece) },
    director: { isPlaying: false },
    hit: (ray: Ray) => hit(ray, pieces),
    frames: createFrames(() => undefined),
    signals,
    enlarged,
    hovered,
    pressables: new Set([panel]),
    press,
  } as unknown as Table);
});

describe('a pointer', () => {
  test('touches the piece that its ray meets, whether that can be touched or not', () => {
    pointer.tap(aim(1));
    pointer.tap(aim(2));
    expect(touched).toEqual(['open', 'closed']);
  });

  test('that is a finger touches what can be touched beside it', () => {
    pointer.tap(aim(2, 3, 1));
    pointer.tap(aim(2, 3));
    expect(touched).toEqual(['open', 'closed']);
  });

  test('tells of the bare table, and of pieces that nobody touches', () => {
    pointer.tap(aim(3));
    pointer.tap(aim(7));
    expect(touched).toEqual([]);
    expect(told).toEqual([
      [3, 0, 0],
      [7, 0, 0],
    ]);
  });

  test('is on the piece of its last ray, once a frame', () => {
    pointer.hover(aim(1));
    pointer.hover(aim(2));
    expect(hovered.get()).toBeNull();
    pointer.follow();
    expect(hovered.get()?.piece.id).toBe('closed');
    pointer.hover(null);
    pointer.follow();
    expect(hovered.get()).toBeNull();
  });

  test('looks closely while it is held, and a finger lets go with its next tap', () => {
    pointer.hold(aim(2));
    expect(enlarged.get()).toEqual({ close: 'card', at: null });
    pointer.tap(aim(1, 1));
    expect([enlarged.get(), touched]).toEqual([null, []]);
    pointer.tap(aim(1, 1));
    expect(touched).toEqual(['open']);
  });

  test('twists for those who take it', () => {
    expect([pointer.twist(1), pointer.twist(-1)]).toEqual([true, false]);
  });

  test('presses a panel before it touches what is behind', () => {
    hasPanel = true;
    pointer.hover(aim(1));
    pointer.follow();
    expect([press.get(), hovered.get()?.piece.id]).toEqual([null, 'open']);
    pointer.hover(aim(2));
    pointer.follow();
    expect([press.get(), hovered.get()]).toEqual([button, null]);
    pointer.tap(aim(2));
    expect([pressed, touched, told]).toEqual([1, [], []]);
  });
});
