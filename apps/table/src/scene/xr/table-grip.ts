import { Vector3 } from 'three';
import { clamp } from '../easing.ts';

/** How a table stands in one's own room, in metres: where, turned how far, and how large beside life. */
export interface TablePose {
  readonly at: Vector3;
  yaw: number;
  size: number;
}

/** From a tray to a banquet. */
const SIZES = [0.12, 1.6] as const;

const bearing = (from: Vector3, to: Vector3): number => Math.atan2(to.x - from.x, to.z - from.z);
const UP = new Vector3(0, 1, 0);

/** Two hands on a table: it follows them, grows with their distance and turns with them. It stays level. */
export class TableGrip {
  readonly #start: TablePose;
  readonly #left: Vector3;
  readonly #right: Vector3;
  readonly #middle: Vector3;
  readonly #now = new Vector3();

  constructor({ at, yaw, size }: TablePose, left: Vector3, right: Vector3) {
    this.#start = { at: at.clone(), yaw, size };
    this.#left = left.clone();
    this.#right = right.clone();
    this.#middle = left.clone().add(right).multiplyScalar(0.5);
  }

  /** The hands are here now: so the table is there. */
  move(table: TablePose, left: Vector3, right: Vector3): void {
    const { at, yaw, size } = this.#start;
    const wide = left.distanceTo(right) / Math.max(0.01, this.#left.distanceTo(this.#right));
    const turn = bearing(left, right) - bearing(this.#left, this.#right);
    table.size = clamp(size * wide, SIZES[0], SIZES[1]);
    table.yaw = yaw + turn;
    table.at
      .subVectors(at, this.#middle)
      .multiplyScalar(table.size / size)
      .applyAxisAngle(UP, turn);
    table.at.add(this.#now.addVectors(left, right).multiplyScalar(0.5));
  }
}

/** The near side is turned to whoever stands there. */
export const yawToward = (at: Vector3, head: Vector3): number => bearing(at, head);
