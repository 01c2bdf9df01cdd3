import { Euler, Quaternion, Vector3 } from 'three';
import { clamp } from '../easing.ts';

/** What a phone tells of its own turn, in degrees. */
export interface Reading {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
}

const DEGREE = Math.PI / 180;
const angles = new Euler();
const AHEAD = new Vector3(0, 0, 1);
/** A phone's back looks down when it lies; an eye looks ahead. */
const BACK = new Quaternion(-Math.SQRT1_2, 0, 0, Math.SQRT1_2);
const screen = new Quaternion();

/** Where somebody looks who sees a phone's screen: its turn in the world, the screen's own turn taken into account. */
export function turnOf({ alpha, beta, gamma }: Reading, screenAngle: number, into: Quaternion): Quaternion {
  angles.set((beta ?? 0) * DEGREE, (alpha ?? 0) * DEGREE, -(gamma ?? 0) * DEGREE, 'YXZ');
  screen.setFromAxisAngle(AHEAD, -screenAngle * DEGREE);
  return into.setFromEuler(angles).multiply(BACK).multiply(screen);
}

/** Who looks straight ahead sees the table, not the wall behind it: necks are spared. */
const LOWERED = -0.44;
const HIGHEST = Math.PI / 2 - 0.05;

const isHeldUp = ({ x, z }: Euler): boolean => Math.abs(x) < 0.9 && Math.abs(z) < 0.6;

/** The head of whoever looks through a viewer. Ahead is where it looked when the phone was first held up. */
export class Head {
  readonly turn = new Quaternion();
  #ahead: number | null = null;
  #yaw = 0;
  #pitch = 0;
  #roll = 0;
  /** Turned by hand, where no phone tells anything. */
  #dragged = 0;
  #raised = 0;
  #hasTurned = true;

  constructor() {
    this.#put();
  }

  read(reading: Reading, screenAngle: number): void {
    // Some browsers begin with a reading that holds none.
    if (reading.alpha === null && reading.beta === null) return;
    angles.setFromQuaternion(turnOf(reading, screenAngle, this.turn), 'YXZ');
    [this.#pitch, this.#yaw, this.#roll] = [angles.x, angles.y, angles.z];
    if (this.#ahead === null && isHeldUp(angles)) this.#ahead = angles.y;
    this.#put();
  }

  /** Radians to the right, and up. */
  drag(right: number, up: number): void {
    this.#dragged -= right;
    this.#raised += up;
    this.#put();
  }

  /** Ahead is where it looks now. */
  recentre(): void {
    this.#ahead = this.#ahead === null ? null : this.#yaw;
    this.#dragged = 0;
    this.#raised = 0;
    this.#put();
  }

  /** Has it turned since this was last asked? */
  takeTurned(): boolean {
    const hasTurned = this.#hasTurned;
    this.#hasTurned = false;
    return hasTurned;
  }

  #put(): void {
    const yaw = this.#ahead === null ? 0 : this.#yaw - this.#ahead;
    const pitch = clamp(this.#pitch + LOWERED + this.#raised, -HIGHEST, HIGHEST);
    this.turn.setFromEuler(angles.set(pitch, yaw + this.#dragged, this.#roll, 'YXZ'));
    this.#hasTurned = true;
  }
}
