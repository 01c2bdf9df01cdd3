import type { Cursor, Limb, Pose, SeatedPose } from '@dolmen/protocol';
import { Quaternion, Vector3 } from 'three';
import type { Area } from '../stage.ts';
import { type Chair, chairAt, MILLIMETRES, ownChair, pointOf } from './areas.ts';
import { Track } from './track.ts';

const LIMBS = ['head', 'left', 'right'] as const;
const TRACKS = ['cursor', ...LIMBS] as const;
const UP = new Vector3(0, 1, 0);
const at = new Vector3();
const turn = new Quaternion();
const around = new Quaternion();
const LEVEL = new Quaternion();

/** Somebody else at the table: what they point at, and where they are if they wear a headset. */
export interface Other {
  readonly seat: number;
  readonly cursor: Track;
  readonly head: Track;
  readonly left: Track;
  readonly right: Track;
}

/** What others need to know of this table. */
interface Around {
  readonly size: readonly [number, number];
  /** By seat, as they lie for the viewer. */
  areas(): readonly Area[];
  /** How high things are there. */
  heightAt(x: number, z: number): number;
}

/** Everybody else, by seat. */
export class Others {
  readonly #table: Around;
  readonly #isAtOnce: boolean;
  readonly #all = new Map<number, Other>();

  constructor(table: Around, isAtOnce: boolean) {
    this.#table = table;
    this.#isAtOnce = isAtOnce;
  }

  [Symbol.iterator](): Iterator<Other> {
    return this.#all.values();
  }

  hear({ seat, pose }: SeatedPose): void {
    const other = this.#all.get(seat) ?? createOther(seat);
    this.#all.set(seat, other);
    this.#point(other, pose.cursor);
    for (const name of LIMBS) this.#place(other, name, pose);
  }

  /** True: somebody still moves. */
  tick(seconds: number): boolean {
    let isMoving = false;
    for (const other of this.#all.values())
      for (const name of TRACKS) {
        other[name].tick(seconds);
        isMoving ||= other[name].isMoving;
      }
    return isMoving;
  }

  #point({ cursor }: Other, told: Cursor | null): void {
    const point = told && pointOf(this.#table.areas(), told);
    if (!point) return cursor.vanish();
    const [x, z] = point;
    cursor.goTo(at.set(x, this.#table.heightAt(x, z), z), LEVEL, this.#isAtOnce);
  }

  /** Everybody is at the near side of their own table: here they are where they sit. */
  #place(other: Other, name: (typeof LIMBS)[number], pose: Pose): void {
    const limb = pose[name];
    const area = this.#table.areas()[other.seat];
    if (!limb || !area) return other[name].vanish();
    seatAt(limb, ownChair(this.#table.size), chairAt(area, this.#table.size));
    other[name].goTo(at, turn, this.#isAtOnce);
  }
}

function seatAt(limb: Limb, own: Chair, chair: Chair): void {
  around.setFromAxisAngle(UP, chair.yaw);
  at.set(limb.at[0], limb.at[1], limb.at[2]).divideScalar(MILLIMETRES);
  at.x -= own.x;
  at.z -= own.z;
  at.applyQuaternion(around);
  at.x += chair.x;
  at.z += chair.z;
  turn.set(...limb.turn).premultiply(around);
}

const createOther = (seat: number): Other => ({
  seat,
  cursor: new Track(),
  head: new Track(),
  left: new Track(),
  right: new Track(),
});
