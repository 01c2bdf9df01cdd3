import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import { bow, clamp, ease, mix, share } from '../easing.ts';
import type { Pose } from '../piece.ts';
import type { Flight, Leg, Travel } from './flight.ts';

interface Stand {
  readonly at: Vector3;
  readonly turn: Quaternion;
  size: number;
}

/** A piece on its way. Made once for each piece; moving it makes nothing new. */
export interface Mover extends Stand {
  /** How far it is above its way, thrown or hopping: its shadow stays below. */
  lift: number;
  readonly from: Stand;
  readonly to: Stand;
  legs: readonly Leg[];
  leg: number;
  goes: boolean;
  /** How high this leg rises. */
  height: number;
}

const euler = new Euler(0, 0, 0, 'YXZ');

const stand = (): Stand => ({ at: new Vector3(), turn: new Quaternion(), size: 1 });

function take(into: Stand, pose: Pose): void {
  into.at.set(pose.at[0], pose.at[1], pose.at[2]);
  const [yaw = 0, pitch = 0, roll = 0] = pose.turn ?? [];
  into.turn.setFromEuler(euler.set(pitch, yaw, roll, 'YXZ'));
  into.size = pose.size ?? 1;
}

function copy(into: Stand, from: Stand): void {
  into.at.copy(from.at);
  into.turn.copy(from.turn);
  into.size = from.size;
}

export function createMover(pose: Pose): Mover {
  const mover = { ...stand(), lift: 0, from: stand(), to: stand(), legs: [], leg: 0, goes: false, height: 0 };
  take(mover, pose);
  return mover;
}

const place = new Vector3();
const scale = new Vector3();

/** Where it is now, thrown or not. */
export function matrixOf({ at, lift, turn, size }: Mover, into: Matrix4): Matrix4 {
  place.copy(at).y += lift;
  return into.compose(place, turn, scale.setScalar(size));
}

/** There, without a way. */
export function putDown(mover: Mover, pose: Pose): void {
  take(mover, pose);
  mover.lift = 0;
  mover.legs = [];
  mover.goes = false;
}

/** A card that turns over needs room for its half; what flies far flies high. */
const HEIGHT: { readonly [T in Travel]: (distance: number, angle: number) => number } = {
  arc: (distance, angle) => clamp(0.12 + distance * 0.16 + (angle > 1 ? 0.35 : 0), 0, 1.7),
  hop: (distance) => clamp(0.14 + distance * 0.3, 0, 0.6),
  slide: (distance) => clamp(distance * 0.05, 0, 0.12),
};

function enter(mover: Mover, leg: Leg): void {
  copy(mover.from, mover);
  take(mover.to, leg.to);
  const distance = mover.from.at.distanceTo(mover.to.at);
  mover.height = HEIGHT[leg.travel](distance, mover.from.turn.angleTo(mover.to.turn));
}

export function setOff(mover: Mover, flight: Flight): void {
  if (flight.from) take(mover, flight.from);
  mover.at.y += mover.lift;
  mover.lift = 0;
  mover.legs = flight.legs;
  mover.leg = 0;
  mover.goes = flight.goes ?? false;
  const [first] = flight.legs;
  if (first) enter(mover, first);
}

function stride(mover: Mover, t: number): void {
  const { from, to } = mover;
  const along = ease(t);
  mover.at.lerpVectors(from.at, to.at, along);
  mover.turn.slerpQuaternions(from.turn, to.turn, along);
  mover.size = mix(from.size, to.size, along);
  mover.lift = mover.height * bow(t);
}

/** Moves it to where it is at `now`. False: it has arrived. */
export function move(mover: Mover, now: number): boolean {
  let leg = mover.legs[mover.leg];
  while (leg && now >= leg.end) {
    copy(mover, mover.to);
    mover.lift = 0;
    mover.leg += 1;
    leg = mover.legs[mover.leg];
    if (leg) enter(mover, leg);
  }
  if (!leg) return false;
  stride(mover, share(now, leg.start, leg.end));
  return true;
}
