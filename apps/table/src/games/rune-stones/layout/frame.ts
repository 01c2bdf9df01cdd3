import type { Pose, Vec } from '../../../scene/piece.ts';

/** A place with a direction and a size of its own, such as the area in front of a player. */
export interface Frame {
  readonly at: Vec;
  readonly yaw: number;
  readonly size: number;
}

export function pointIn({ at, yaw, size }: Frame, [x, y, z]: Vec): Vec {
  const cos = Math.cos(yaw) * size;
  const sin = Math.sin(yaw) * size;
  return [at[0] + x * cos + z * sin, at[1] + y * size, at[2] - x * sin + z * cos];
}

/** From the frame's own coordinates to the table's. */
export function poseIn(frame: Frame, { at, turn = [0, 0, 0], size = 1 }: Pose): Pose {
  const [yaw, pitch, roll] = turn;
  return { at: pointIn(frame, at), turn: [yaw + frame.yaw, pitch, roll], size: size * frame.size };
}

export const raised = ({ at: [x, y, z], ...rest }: Pose, height: number): Pose => ({ ...rest, at: [x, y + height, z] });
