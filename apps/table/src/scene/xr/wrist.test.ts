import { Euler, Quaternion } from 'three';
import { expect, test } from 'vitest';
import { rollBetween, rollOf } from './roll.ts';
import { createStick } from './stick.ts';

const wrist = (yaw: number, pitch: number, clockwise: number): Quaternion =>
  new Quaternion().setFromEuler(new Euler(pitch, yaw, -clockwise, 'YXZ'));

test('a wrist rolls clockwise, wherever it points', () => {
  for (const yaw of [-2, 0, 1])
    for (const pitch of [-1, 0, 0.5]) expect(rollOf(wrist(yaw, pitch, 0.6))).toBeCloseTo(0.6);
});

test('from one roll to another is the short way', () => {
  expect(rollBetween(3, -3)).toBeCloseTo(2 * Math.PI - 6);
});

const pad = (...axes: number[]): Gamepad => ({ axes }) as unknown as Gamepad;

test('a thumbstick counts once for every push', () => {
  const stick = createStick();
  const pushes = [0, 0.5, 0.9, 1, 0.5, 0.9, 0.1, -1, -0.9, 0, 1];
  expect(pushes.map((x) => stick(pad(0, 0, x, 0)))).toEqual([0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 1]);
});

test('a hand has none', () => {
  expect(createStick()(undefined)).toBe(0);
});
