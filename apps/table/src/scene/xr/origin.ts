import { Group, Matrix4, type Object3D, Quaternion, Vector3 } from 'three';
import type { Tracked, Viewpoint } from '../poses.ts';

/** Ten centimetres are a unit. */
const UNITS_PER_METRE = 10;

const UP = new Vector3(0, 1, 0);
const ahead = new Vector3();

/** The way something looks, seen from above: 0 is toward -z, and it grows to the left. */
export function yawOf(turn: Quaternion): number {
  ahead.set(0, 0, -1).applyQuaternion(turn);
  return Math.atan2(-ahead.x, -ahead.z);
}

/**
 * The headset's own space, in metres, as a part of the scene. Whoever moves moves this, and never the table: so all who
 * share the table share its coordinates.
 */
export class Origin {
  readonly object = new Group();
  readonly #turn = new Quaternion();
  readonly #at = new Vector3();

  constructor() {
    this.object.scale.setScalar(UNITS_PER_METRE);
  }

  /** How many units of the table are ten of one's own centimetres. */
  get size(): number {
    return this.object.scale.x / UNITS_PER_METRE;
  }

  /** The head, wherever it is now, is at the viewpoint and looks the same way; what is level stays level. */
  settle({ eyes, yaw, size }: Viewpoint, head: { readonly at: Vector3; readonly turn: Quaternion }): void {
    const { position, quaternion, scale } = this.object;
    scale.setScalar(UNITS_PER_METRE * size);
    quaternion.setFromAxisAngle(UP, yaw - yawOf(head.turn));
    position.set(...eyes).sub(this.#at.copy(head.at).multiply(scale).applyQuaternion(quaternion));
    this.object.updateMatrixWorld(true);
  }

  /** The table stands there in the headset's space, turned so, `size` times as large as life. */
  putTable(at: Vector3, yaw: number, size: number): void {
    const { position, quaternion, scale } = this.object;
    scale.setScalar(UNITS_PER_METRE / size);
    quaternion.setFromAxisAngle(UP, -yaw);
    position.copy(at).multiply(scale).applyQuaternion(quaternion).negate();
    this.object.updateMatrixWorld(true);
  }

  /** From the headset's space to the table's. */
  place(into: Tracked, { position, orientation }: XRRigidTransform): void {
    into.at.set(position.x, position.y, position.z).applyMatrix4(this.object.matrixWorld);
    this.#turn.set(orientation.x, orientation.y, orientation.z, orientation.w);
    into.turn.multiplyQuaternions(this.object.quaternion, this.#turn);
    into.isThere = true;
  }
}

const inverse = new Matrix4();

/** A point of the scene in the space of an object. */
export const within = (object: Object3D, point: Vector3): Vector3 =>
  point.applyMatrix4(inverse.copy(object.matrixWorld).invert());
