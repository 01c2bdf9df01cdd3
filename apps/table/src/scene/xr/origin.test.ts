import { Quaternion, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { Origin, within, yawOf } from './origin.ts';
import { viewpointAt } from './places.ts';
import { createTracked } from './tracked.ts';

const UP = new Vector3(0, 1, 0);
const turn = (yaw: number): Quaternion => new Quaternion().setFromAxisAngle(UP, yaw);
const poseOf = (at: Vector3, to: Quaternion): XRRigidTransform =>
  ({ position: at, orientation: to }) as unknown as XRRigidTransform;
const rounded = ({ x, y, z }: Vector3): readonly number[] =>
  [x, y, z].map((value) => Math.round(value * 100) / 100 + 0);

describe('whoever sits down', () => {
  const head = { at: new Vector3(0.3, 1.05, -0.4), turn: turn(0.9) };
  const placed = createTracked();

  test.each(['seat', 'left', 'right', 'across', 'above'] as const)(
    'has the eyes at the %s, looking at the table',
    (name) => {
      const viewpoint = viewpointAt(name, [15, 12], false);
      const origin = new Origin();
      origin.settle(viewpoint, head);
      origin.place(placed, poseOf(head.at, head.turn));
      expect(rounded(placed.at)).toEqual(rounded(new Vector3(...viewpoint.eyes)));
      const ahead = new Vector3(0, 0, -1).applyQuaternion(placed.turn);
      expect(ahead.dot(placed.at.clone().setY(0).normalize().negate())).toBeCloseTo(1);
    },
  );

  test('has hands where they are: a metre is ten units', () => {
    const origin = new Origin();
    origin.settle({ eyes: [0, 4.6, 10], yaw: 0, size: 1 }, { at: new Vector3(0, 1.2, 0), turn: turn(0) });
    origin.place(placed, poseOf(new Vector3(0.2, 0.9, -0.3), turn(0)));
    expect(rounded(placed.at)).toEqual([2, 1.6, 7]);
  });
});

test('one’s own table stands where it was put, as large as it was made', () => {
  const origin = new Origin();
  const placed = createTracked();
  origin.putTable(new Vector3(0, 0.7, -1), Math.PI / 2, 0.5);
  origin.place(placed, poseOf(new Vector3(0, 0.7, -1), turn(0)));
  expect(rounded(placed.at)).toEqual([0, 0, 0]);
  // Its near side looks along x.
  origin.place(placed, poseOf(new Vector3(0.1, 0.7, -1), turn(0)));
  expect(rounded(placed.at)).toEqual([0, 0, 2]);
  expect(rounded(within(origin.object, new Vector3(0, 0, 2)))).toEqual([0.1, 0.7, -1]);
});

test('leaning in brings the eyes nearer, and a little higher', () => {
  const [straight, leaning] = [viewpointAt('seat', [15, 12], false), viewpointAt('seat', [15, 12], true)];
  expect(leaning.eyes[2]).toBeLessThan(straight.eyes[2]);
  expect(leaning.eyes[1]).toBeGreaterThan(straight.eyes[1]);
});

test('a head that nods looks the same way', () => {
  const nodding = turn(1).multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -0.7));
  expect(yawOf(nodding)).toBeCloseTo(1);
});
