import type { Ray, Vector3 } from 'three';
import type { Vec } from '../piece.ts';

/** A button of a panel, or the panel where it has none. The same object as long as it is there: it can be compared. */
export interface Press {
  /** How far away the ray met it that was asked for last. */
  away: number;
  /** `null`: there is nothing to press, but what is behind it is covered. */
  readonly press: (() => void) | null;
}

export interface PlacedButton {
  readonly id: string;
  readonly label: string;
  /** Of a switch. */
  readonly isOn: boolean;
  readonly at: Vec;
}

/** Something in the room that is no piece and can be pressed. `hit` is asked before every frame: it makes nothing new. */
export interface Pressable {
  hit(ray: Ray): Press | null;
  /** How far a point is before it, less than nothing behind it; Infinity: beside it. Writes the ray that goes there straight. */
  before?(point: Vector3, into: Ray): number;
  /** Where its buttons are, for the probe. */
  buttons?(): readonly PlacedButton[];
}

/** The nearest that a ray meets. */
export function pressOn(ray: Ray, pressables: Iterable<Pressable>): Press | null {
  let nearest: Press | null = null;
  for (const pressable of pressables) {
    const found = pressable.hit(ray);
    if (found && found.away < (nearest?.away ?? Infinity)) nearest = found;
  }
  return nearest;
}
