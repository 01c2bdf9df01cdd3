import { BackSide, Mesh, MeshBasicMaterial, SphereGeometry, type Vector3 } from 'three';
import { clamp } from '../easing.ts';

const OUT = 0.14;
const IN = 0.24;
/** In front of all else. */
const LAST = 1000;

/** Darkness around the head, while it is put elsewhere: nobody is moved with open eyes. */
export class Fade {
  readonly object = new Mesh(
    new SphereGeometry(1, 12, 8),
    new MeshBasicMaterial({ color: 0, side: BackSide, transparent: true, depthTest: false, depthWrite: false }),
  );
  #dark = 1;
  #waiting: (() => void) | null = null;

  constructor() {
    this.object.renderOrder = LAST;
    this.object.frustumCulled = false;
  }

  /** Does it in the dark. Of several, only the last is done. */
  cover(move: () => void): void {
    this.#waiting = move;
  }

  tick(seconds: number): void {
    this.#dark = clamp(this.#dark + (this.#waiting ? seconds / OUT : -seconds / IN), 0, 1);
    if (this.#dark === 1) this.#move();
    this.object.visible = this.#dark > 0;
    this.object.material.opacity = this.#dark;
  }

  #move(): void {
    this.#waiting?.();
    this.#waiting = null;
  }

  /** Around the head. */
  follow(head: Vector3): void {
    this.object.position.copy(head);
  }

  dispose(): void {
    this.object.geometry.dispose();
    this.object.material.dispose();
  }
}
