import { Vector3 } from 'three';
import { createStore } from '../../store.ts';
import { clamp, damp, mix } from '../easing.ts';
import type { Vec } from '../piece.ts';
import type { Glance } from '../stage.ts';
import { type Eye, fit, type Lens, lensFor } from './fit.ts';

type Moving = { -readonly [K in keyof Eye]: Eye[K] extends Vec ? Vector3 : number };

/** Never under the table, never straight down (the camera would lose its up), never out of the house. */
const PITCH = [0.16, Math.PI / 2 - 0.002] as const;
/** As a share of the table: what the eye looks at is always on it. */
const REACH = 0.42;
const RATE = 5.5;
const CLOSE_ENOUGH = 0.0015;

const HOME: Eye = { at: [0, 0, 0], distance: 20, yaw: 0, pitch: 0.9 };

const movingOf = (place: Eye): Moving => ({ ...place, at: new Vector3(...place.at) });

function take(into: Moving, { at, distance, yaw, pitch }: Eye): void {
  into.at.set(...at);
  Object.assign(into, { distance, yaw, pitch });
}

function approach(now: Moving, goal: Moving, t: number): void {
  now.at.lerp(goal.at, t);
  now.distance = mix(now.distance, goal.distance, t);
  now.yaw = mix(now.yaw, goal.yaw, t);
  now.pitch = mix(now.pitch, goal.pitch, t);
}

const wayTo = (now: Moving, goal: Moving): number =>
  now.at.distanceTo(goal.at) +
  Math.abs(now.distance - goal.distance) +
  Math.abs(now.yaw - goal.yaw) * now.distance +
  Math.abs(now.pitch - goal.pitch) * now.distance;

/** The short way around. */
const near = (yaw: number, to: number): number => to + Math.PI * 2 * Math.round((yaw - to) / (Math.PI * 2));

/** Where the eye is in front of a flat picture: it goes to glances, and where a hand drags it. It knows no camera. */
export class Rig {
  /** Has a hand led it away from its glance? */
  readonly isByHand = createStore(false);
  readonly #table: readonly [width: number, depth: number];
  readonly #reducesMotion: boolean;
  readonly #now = movingOf(HOME);
  readonly #goal = movingOf(HOME);
  #height = 1;
  #lens = lensFor(1, 1);
  #glance: Glance | null = null;
  #isStale = true;
  #isNew = true;

  constructor(table: readonly [width: number, depth: number], reducesMotion: boolean) {
    this.#table = table;
    this.#reducesMotion = reducesMotion;
  }

  get eye(): Readonly<Moving> {
    return this.#now;
  }

  get isMoving(): boolean {
    return this.#isStale || wayTo(this.#now, this.#goal) > CLOSE_ENOUGH;
  }

  /** Where it looks, as long as no hand leads it away. */
  get glanceId(): string | null {
    return this.isByHand.get() ? null : (this.#glance?.id ?? null);
  }

  /** The lens, and the picture's height in pixels. */
  resize(lens: Lens, height: number): void {
    this.#lens = lens;
    this.#height = height;
    this.#isStale = true;
    if (!this.isByHand.get()) this.#aim();
  }

  glance(glance: Glance): void {
    this.#glance = glance;
    this.isByHand.set(false);
    this.#aim();
  }

  /** Radians around and up. */
  orbit(yaw: number, pitch: number): void {
    this.#goal.yaw += yaw;
    this.#goal.pitch += pitch;
    this.#limit();
  }

  /** Nearer (below 1) or farther. */
  zoom(factor: number): void {
    this.#goal.distance *= factor;
    this.#limit();
  }

  /** Pixels: the table follows the hand. */
  pan(x: number, y: number): void {
    const { distance, pitch, yaw } = this.#now;
    const each = (2 * distance * Math.tan(this.#lens.fov / 2)) / Math.max(1, this.#height);
    const away = (y * each) / Math.max(0.35, Math.sin(pitch));
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
    this.#goal.at.x -= x * each * cos + away * sin;
    this.#goal.at.z += x * each * sin - away * cos;
    this.#limit();
  }

  /** True: the eye moved. */
  tick(seconds: number): boolean {
    if (!this.isMoving) return false;
    approach(this.#now, this.#goal, this.#reducesMotion ? 1 : damp(RATE, seconds));
    if (wayTo(this.#now, this.#goal) <= CLOSE_ENOUGH) approach(this.#now, this.#goal, 1);
    this.#isStale = false;
    this.#isNew = false;
    return true;
  }

  #aim(): void {
    if (!this.#glance) return;
    const place = fit(this.#glance, this.#lens);
    const yaw = near(this.#now.yaw, place.yaw);
    take(this.#goal, { ...place, yaw });
    // Until something was drawn there is nothing to move from.
    if (this.#isNew) take(this.#now, { ...place, yaw });
    this.#isStale = true;
  }

  /** It was moved by hand, but not everywhere. */
  #limit(): void {
    const [width, depth] = this.#table;
    const goal = this.#goal;
    goal.pitch = clamp(goal.pitch, PITCH[0], PITCH[1]);
    goal.distance = clamp(goal.distance, 2.2, Math.max(width, depth) * 3.4);
    goal.at.x = clamp(goal.at.x, -width * REACH, width * REACH);
    goal.at.z = clamp(goal.at.z, -depth * REACH, depth * REACH);
    this.isByHand.set(true);
    this.#isStale = true;
  }
}
