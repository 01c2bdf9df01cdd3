import { Ray, type Vector3 } from 'three';
import type { Aim } from '../pointer/aim.ts';
import type { Pressable } from '../pointer/pressable.ts';
import type { Tracked } from '../poses.ts';

/** In tens of centimetres before a panel: here a button begins to shine, */
const NEAR = 0.7;
/** here the skin touches it, */
const TOUCH = 0.08;
/** and so far a finger is drawn back before it can press again: fingers tremble. */
const BACK = 0.3;
/** Fingers go through panels; one so far behind is not at it any more. */
const THROUGH = -0.8;

const straight = new Ray();

/** A fingertip at the panels: it presses what it touches from before, once for each poke. */
export class Fingertip {
  /** Straight at the panel that it is near to. */
  readonly aim: Aim = { ray: new Ray(), at: null, isTouch: false, around: [] };
  #state: 'away' | 'before' | 'pressing' = 'away';
  #isNear = false;

  get isNear(): boolean {
    return this.#isNear;
  }

  /** Once a frame. True: it presses now. */
  follow({ at, isThere }: Tracked, panels: Iterable<Pressable>): boolean {
    const away = isThere ? this.#nearest(at, panels) : Infinity;
    this.#isNear = away < NEAR;
    const isPoke = this.#state === 'before' && away <= TOUCH;
    if (!this.#isNear) this.#state = 'away';
    else if (isPoke) this.#state = 'pressing';
    else if (away > (this.#state === 'pressing' ? BACK : TOUCH)) this.#state = 'before';
    return isPoke;
  }

  /** How far it is before the nearest panel. */
  #nearest(at: Vector3, panels: Iterable<Pressable>): number {
    let nearest = Infinity;
    for (const panel of panels) {
      const away = panel.before?.(at, straight) ?? Infinity;
      if (away < THROUGH || away >= nearest) continue;
      nearest = away;
      this.aim.ray.copy(straight);
    }
    return nearest;
  }
}
