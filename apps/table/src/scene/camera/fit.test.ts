import { describe, expect, test } from 'vitest';
import { NO_INSETS } from '../../insets.ts';
import type { Vec } from '../piece.ts';
import type { Glance } from '../stage.ts';
import { fit, fovFor, type Lens, lensFor, projected, shaped } from './fit.ts';

const GLANCES: readonly Glance[] = [
  { id: 'seat', name: 'seat', at: [0, 0, 1], span: [14, 10], pitch: 0.8 },
  { id: 'top', name: 'top', at: [2, 0, -1], span: [6, 9], pitch: Math.PI / 2 },
  { id: 'left', name: 'player', at: [-6, 0, 0], span: [3, 7], pitch: 0.6, yaw: -Math.PI / 2 },
];
const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [2560, 1080],
] as const;
const INSETS = { top: 60, right: 0, bottom: 120, left: 0 };

const cornersOf = ({ at, span }: Glance): readonly Vec[] =>
  [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((z): Vec => [at[0] + span[0] * x, 0, at[2] + span[1] * z]));

const isFree = ([x, y]: readonly [number, number], { free: [left, right, bottom, top] }: Lens): boolean =>
  x >= left - 1e-3 && x <= right + 1e-3 && y >= bottom - 1e-3 && y <= top + 1e-3;

describe.each(GLANCES)('the glance $id', (glance) => {
  test.each(SIZES)('fits a picture of %i × %i, clear of what covers it, and fills it', (width, height) => {
    const lens = lensFor(width, height, INSETS);
    const eye = fit(glance, lens);
    const points = cornersOf(glance).map((corner) => projected(corner, eye, lens));
    expect(points.every((point) => isFree(point, lens))).toBe(true);
    const [left, right, bottom, top] = lens.free;
    const wide = (Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))) / (right - left);
    const high = (Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))) / (top - bottom);
    expect(Math.max(wide, high)).toBeGreaterThan(0.9);
  });
});

test('what stands high is not cut off', () => {
  const glance: Glance = { id: 'a', name: 'a', at: [0, 0, 0], span: [6, 5], high: 4, pitch: 0.7 };
  const lens = lensFor(1280, 800);
  const tip = projected([0, 4, -2.5], fit(glance, lens), lens);
  expect(isFree(tip, lens)).toBe(true);
  expect(isFree(projected([0, 4, -2.5], fit({ ...glance, high: 0 }, lens), lens), lens)).toBe(false);
});

test('the camera is never below the table', () => {
  const eye = fit({ id: 'low', name: 'low', at: [0, 0, 0], span: [5, 5], pitch: -1 }, lensFor(800, 600));
  expect(eye.pitch).toBeGreaterThan(0);
});

test('narrow pictures have a wider lens', () => {
  expect(fovFor(0.46)).toBeGreaterThan(fovFor(1.6));
});

test('a phone held upright may look at something else', () => {
  const glance: Glance = { id: 'a', name: 'a', at: [0, 0, 0], span: [9, 5], pitch: 1, tall: { span: [5, 9] } };
  expect(shaped(glance, lensFor(500, 1000)).span).toEqual([5, 9]);
  expect(shaped(glance, lensFor(1500, 1000)).span).toEqual([9, 5]);
  const slim = { ...glance, slim: { span: [4, 12] as const } };
  expect(shaped(slim, lensFor(390, 844, { ...NO_INSETS, bottom: 62 })).span).toEqual([4, 12]);
  expect(shaped(slim, lensFor(390, 844, { ...NO_INSETS, bottom: 212 })).span).toEqual([5, 9]);
  expect(shaped(slim, lensFor(768, 1024)).span).toEqual([5, 9]);
});
