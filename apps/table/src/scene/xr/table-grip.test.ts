import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { TableGrip, type TablePose, yawToward } from './table-grip.ts';

const v = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);
const table = (): TablePose => ({ at: v(0, 0.8, -1), yaw: 0, size: 0.5 });
const rounded = ({ at, yaw, size }: TablePose): readonly number[] =>
  [at.x, at.y, at.z, yaw, size].map((value) => Math.round(value * 1000) / 1000 + 0);

const moved = (left: Vector3, right: Vector3): readonly number[] => {
  const pose = table();
  new TableGrip(pose, v(-0.2, 0.9, -0.5), v(0.2, 0.9, -0.5)).move(pose, left, right);
  return rounded(pose);
};

test('hands that move together carry the table', () => {
  expect(moved(v(-0.1, 1, -0.6), v(0.3, 1, -0.6))).toEqual([0.1, 0.9, -1.1, 0, 0.5]);
});

test('hands that part make it larger, around what is between them', () => {
  expect(moved(v(-0.4, 0.9, -0.5), v(0.4, 0.9, -0.5))).toEqual([0, 0.7, -1.5, 0, 1]);
});

test('hands that turn turn it, and it stays level', () => {
  const [x, y, z, yaw] = moved(v(0, 0.9, -0.7), v(0, 0.9, -0.3));
  expect(yaw).toBeCloseTo(-Math.PI / 2, 2);
  expect([x, y, z]).toEqual([0.5, 0.8, -0.5]);
});

test('it grows and shrinks only so far', () => {
  expect(moved(v(-9, 0.9, -0.5), v(9, 0.9, -0.5))[4]).toBe(1.6);
  expect(moved(v(-0.001, 0.9, -0.5), v(0.001, 0.9, -0.5))[4]).toBe(0.12);
});

test('its near side is turned to the head', () => {
  expect(yawToward(v(0, 0.8, -1), v(0, 1.6, 0))).toBeCloseTo(0);
  expect(yawToward(v(0, 0.8, 0), v(1, 1.6, 0))).toBeCloseTo(Math.PI / 2);
});
