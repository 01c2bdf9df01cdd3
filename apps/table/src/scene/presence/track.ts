import { Quaternion, Vector3 } from 'three';

/** How far behind they are shown, in seconds: by then the next place has usually come, and nothing jumps. */
const BEHIND = 0.15;

/** Something of somebody that moves from where it was seen last to where it is now. */
export class Track {
  readonly at = new Vector3();
  readonly turn = new Quaternion();
  readonly #from = { at: new Vector3(), turn: new Quaternion() };
  readonly #to = { at: new Vector3(), turn: new Quaternion() };
  #left = 0;
  isThere = false;

  get isMoving(): boolean {
    return this.#left > 0;
  }

  /** It is there now; at once, if it was nowhere before. */
  goTo(at: Vector3, turn: Quaternion, isAtOnce: boolean): void {
    this.#to.at.copy(at);
    this.#to.turn.copy(turn);
    this.#from.at.copy(this.at);
    this.#from.turn.copy(this.turn);
    this.#left = BEHIND;
    if (isAtOnce || !this.isThere) this.tick(BEHIND);
    this.isThere = true;
  }

  vanish(): void {
    this.isThere = false;
    this.#left = 0;
  }

  tick(seconds: number): void {
    if (this.#left <= 0) return;
    this.#left = Math.max(0, this.#left - seconds);
    const way = 1 - this.#left / BEHIND;
    this.at.lerpVectors(this.#from.at, this.#to.at, way);
    this.turn.slerpQuaternions(this.#from.turn, this.#to.turn, way);
  }
}
