import { type Quaternion, Vector3 } from 'three';

const right = new Vector3();
const ahead = new Vector3();
const level = new Vector3();
const UP = new Vector3(0, 1, 0);

/** How far something is rolled around the way it points, clockwise for whoever holds it: 0 is level. */
export function rollOf(turn: Quaternion): number {
  right.set(1, 0, 0).applyQuaternion(turn);
  ahead.set(0, 0, -1).applyQuaternion(turn);
  level.crossVectors(ahead, UP);
  // Straight up or down nothing is level.
  if (level.lengthSq() < 1e-4) return 0;
  level.normalize();
  const cos = right.dot(level);
  const sin = right.cross(level).dot(ahead);
  return Math.atan2(-sin, cos);
}

/** The short way from one to the other. */
export const rollBetween = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));
