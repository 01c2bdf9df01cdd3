import { type PerspectiveCamera, Vector3 } from 'three';
import type { Vec } from '../piece.ts';
import type { Glance } from '../stage.ts';
import { clamp, damp, mix } from '../track.ts';
import { directionOf, fit, type Insets, type Lens, lensFor, NO_INSETS, type View } from './fit.ts';

/** Moves the camera: to glances, and by hand. */
export interface Rig {
  /** The picture's size in pixels, and what the page covers of it. */
  resize(width: number, height: number, insets?: Insets): void;
  glance(glance: Glance): void;
  /** Radians around and up. */
  orbit(yaw: number, pitch: number): void;
  /** Nearer (below 1) or farther. */
  zoom(factor: number): void;
  /** Pixels: the table follows the hand. */
  pan(x: number, y: number): void;
  /** True: the camera moved. */
  tick(seconds: number): boolean;
  isMoving(): boolean;
  setDamped(isDamped: boolean): void;
}

type Moving = { -readonly [K in keyof View]: View[K] extends Vec ? Vector3 : number };

/** Never under the table, never straight down (the camera would lose its up), never out of the house. */
const PITCH = [0.16, Math.PI / 2 - 0.002] as const;
const RATE = 5.5;
const CLOSE_ENOUGH = 0.0015;

const HOME: View = { at: [0, 0, 0], distance: 20, yaw: 0, pitch: 0.9 };

const movingOf = (view: View): Moving => ({ ...view, at: new Vector3(...view.at) });

function take(into: Moving, view: View): void {
  into.at.set(...view.at);
  into.distance = view.distance;
  into.yaw = view.yaw;
  into.pitch = view.pitch;
}

/** The short way around. */
const near = (yaw: number, to: number): number => to + Math.PI * 2 * Math.round((yaw - to) / (Math.PI * 2));

export function createRig(camera: PerspectiveCamera, [width, depth]: readonly [number, number]): Rig {
  const now = movingOf(HOME);
  const goal = movingOf(HOME);
  let size: readonly [number, number] = [1, 1];
  let lens: Lens = lensFor(1, 1);
  let chosen: Glance | null = null;
  let isByHand = false;
  let isDamped = true;
  let isStale = true;
  let isNew = true;

  const limit = (): void => {
    goal.pitch = clamp(goal.pitch, PITCH[0], PITCH[1]);
    goal.distance = clamp(goal.distance, 2.2, Math.max(width, depth) * 3.4);
    goal.at.x = clamp(goal.at.x, -width * 0.6, width * 0.6);
    goal.at.z = clamp(goal.at.z, -depth * 0.7, depth * 0.7);
  };

  const aim = (): void => {
    if (!chosen) return;
    take(goal, fit(chosen, lens));
    goal.yaw = near(now.yaw, goal.yaw);
    // Until something was drawn there is nothing to move from.
    if (isNew) take(now, { ...goal, at: [goal.at.x, goal.at.y, goal.at.z] });
    isStale = true;
  };

  const place = (): void => {
    const [x, y, z] = directionOf(now.yaw, now.pitch);
    camera.position.set(x, y, z).multiplyScalar(now.distance).add(now.at);
    camera.up.set(-Math.sin(now.yaw), 0.3, -Math.cos(now.yaw));
    camera.lookAt(now.at);
    camera.updateMatrixWorld();
  };

  const distanceToGoal = (): number =>
    now.at.distanceTo(goal.at) +
    Math.abs(now.distance - goal.distance) +
    Math.abs(now.yaw - goal.yaw) * now.distance +
    Math.abs(now.pitch - goal.pitch) * now.distance;

  const step = (t: number): void => {
    now.at.lerp(goal.at, t);
    now.distance = mix(now.distance, goal.distance, t);
    now.yaw = mix(now.yaw, goal.yaw, t);
    now.pitch = mix(now.pitch, goal.pitch, t);
  };

  const byHand = (): void => {
    isByHand = true;
    isStale = true;
    limit();
  };

  const isMoving = (): boolean => isStale || distanceToGoal() > CLOSE_ENOUGH;

  return {
    resize: (w, h, insets = NO_INSETS) => {
      size = [w, h];
      lens = lensFor(w, h, insets);
      camera.aspect = lens.aspect;
      camera.fov = (lens.fov * 180) / Math.PI;
      camera.updateProjectionMatrix();
      isStale = true;
      if (!isByHand) aim();
    },
    glance: (glance) => {
      chosen = glance;
      isByHand = false;
      aim();
    },
    orbit: (yaw, pitch) => {
      goal.yaw += yaw;
      goal.pitch += pitch;
      byHand();
    },
    zoom: (factor) => {
      goal.distance *= factor;
      byHand();
    },
    pan: (x, y) => {
      const each = (2 * now.distance * Math.tan(lens.fov / 2)) / Math.max(1, size[1]);
      const away = (y * each) / Math.max(0.35, Math.sin(now.pitch));
      const [cos, sin] = [Math.cos(now.yaw), Math.sin(now.yaw)];
      goal.at.x -= x * each * cos + away * sin;
      goal.at.z += x * each * sin - away * cos;
      byHand();
    },
    tick: (seconds) => {
      if (!isMoving()) return false;
      step(isDamped ? damp(RATE, seconds) : 1);
      if (distanceToGoal() <= CLOSE_ENOUGH) step(1);
      place();
      isStale = false;
      isNew = false;
      return true;
    },
    isMoving,
    setDamped: (damped) => {
      isDamped = damped;
    },
  };
}
