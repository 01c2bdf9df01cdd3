import { MIDDLE } from '@dolmen/protocol';
import { describe, expect, test } from 'vitest';
import type { Vec } from '../piece.ts';
import type { Area } from '../stage.ts';
import { chairAt, cursorAt, ownHand, pointOf } from './areas.ts';

/** The same two seats, as each of the two sees them. */
const near: Area = { at: [0, 0, 4], yaw: 0, span: [6, 2] };
const far: Area = { at: [0, 0, -4], yaw: Math.PI, span: [3, 1] };
const MINE: readonly Area[] = [near, far];
const THEIRS: readonly Area[] = [far, near];

const round = (point: readonly number[] | null): number[] | undefined =>
  point?.map((value) => Math.round(value * 100) / 100 + 0);

describe('what somebody points at', () => {
  test.each([
    ['in the middle is at the same place for all', [1, 0, 0.5], MIDDLE, [1, 0.5]],
    ['in the own area is in theirs, across the table and as large as it is there', [3, 0, 5], 0, [-1.5, -4.5]],
    ['in the area of the other is near to them', [1.2, 0, -4.3], 1, [-2.4, 4.6]],
  ] as const)('%s', (_, point: Vec, area, there) => {
    const cursor = cursorAt(MINE, point);
    expect(cursor.area).toBe(area);
    expect(round(pointOf(THEIRS, cursor))).toEqual(there);
    expect(round(pointOf(MINE, cursor))).toEqual([point[0], point[2]]);
  });

  test('the own hand is one place, whatever is in it', () => {
    expect(round(pointOf(THEIRS, ownHand(0)))).toEqual([0, -4.45]);
  });

  test('a seat that nobody has is nowhere', () => {
    expect(pointOf(MINE, { area: 3, x: 0, z: 0 })).toBeNull();
  });
});

test('everybody sits behind what is theirs', () => {
  const table = [12, 10] as const;
  expect(chairAt(near, table)).toEqual({ x: 0, z: 8.65, yaw: 0 });
  expect(chairAt(far, table).z).toBe(-8.65);
  expect(chairAt({ at: [-5, 0, 1], yaw: -Math.PI / 2, span: [6, 2] }, table)).toMatchObject({ x: -9.65, z: 1 });
});
