import { Ray } from 'three';
import type { Vec } from '../piece.ts';
import type { Aim } from '../pointer/aim.ts';
import type { PointerHandlers } from '../pointer/create-pointer.ts';
import { onTable } from '../pointer/picker.ts';
import { pressOn } from '../pointer/pressable.ts';
import { BORDER } from '../room/measures.ts';
import type { Table } from '../table.ts';
import { Fingertip } from './fingertip.ts';
import type { HandInput } from './hand-input.ts';
import type { Headset } from './headset.ts';
import { rollBetween, rollOf } from './roll.ts';
import { createStick, type Stick } from './stick.ts';
import { SIDES, type Side, xrSettings } from './xr-settings.ts';

/** How many seconds a trigger or a pinch is held before it is a close look. */
const HOLD = 0.48;
/** A frame that takes longer counts as this: nobody can let go while nothing is drawn. */
const LONGEST = 0.05;
/** A twist of the wrist counts at every tenth of a turn, as that of two fingers does. */
const TWIST = Math.PI / 5;
/** A hand that goes farther than this (a cosine) while it pinches meant something else. */
const STRAYED = Math.cos(0.22);

/** The table, and the hand that is held a little before it. */
const isOver = ([width, depth]: readonly [number, number], at: Vec | null): boolean =>
  at !== null && Math.abs(at[0]) < width / 2 + BORDER && Math.abs(at[2]) < depth / 2 + BORDER * 2;

/** What a hand does from pinching to letting go. */
interface Pinch {
  readonly side: Side;
  /** Where it pointed when it began: fingers that close move the ray. */
  readonly aim: Aim;
  roll: number;
  held: number;
  /** It was a look or a twist, or went astray: its end is no tap. */
  isSpent: boolean;
}

/** What hands do at the table: they point, pinch, hold and twist; and their fingers press what panels offer. */
export class HandGestures {
  readonly #table: Table;
  readonly #pointer: PointerHandlers;
  readonly #headset: Headset;
  readonly #sticks: { readonly [S in Side]: Stick } = { left: createStick(), right: createStick() };
  readonly #tips: { readonly [S in Side]: Fingertip } = { left: new Fingertip(), right: new Fingertip() };
  #side: Side = xrSettings.get().hand;
  #pinch: Pinch | null = null;

  constructor(table: Table, pointer: PointerHandlers, headset: Headset) {
    this.#table = table;
    this.#pointer = pointer;
    this.#headset = headset;
  }

  /** The hand that points. */
  get side(): Side {
    return this.#side;
  }

  /** Is a fingertip so near to a panel that it needs no ray? */
  get isPoking(): boolean {
    return this.#tips.left.isNear || this.#tips.right.isNear;
  }

  listen(session: XRSession, space: () => XRReferenceSpace | null): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const sideOf = ({ inputSource, frame }: XRInputSourceEvent): Side => {
      const known = space();
      return known ? this.#headset.handOf(inputSource, frame, known) : this.#side;
    };
    session.addEventListener('selectstart', (event) => this.#begin(sideOf(event)), { signal });
    session.addEventListener('selectend', (event) => this.#end(sideOf(event)), { signal });
    const stop = xrSettings.subscribe(() => {
      this.#side = xrSettings.get().hand;
    });
    return () => {
      ending.abort();
      stop();
    };
  }

  /** Once a frame: where one points, and what wrists and thumbs do. */
  point(seconds: number): void {
    this.#pointer.hover(this.#poke() ?? this.#aim());
    for (const side of SIDES) {
      const turn = this.#sticks[side](this.#headset.hands[side].source?.gamepad);
      if (turn) this.#pointer.twist(turn);
    }
    if (!this.#pinch) return;
    this.#follow(this.#pinch);
    this.#hold(this.#pinch, seconds);
  }

  /** Where a finger is about to press. */
  #poke(): Aim | null {
    let near: Aim | null = null;
    for (const side of SIDES) {
      const tip = this.#tips[side];
      const isPressing = tip.follow(this.#headset.hands[side].tip, this.#table.pressables);
      if (isPressing) this.#pointer.tap(tip.aim);
      if (tip.isNear) near = tip.aim;
    }
    return near;
  }

  /** A hand that points beside the table leaves it to the eyes. */
  #aim(): Aim | null {
    const { hands, gaze, poses } = this.#headset;
    const hand = hands[this.#side];
    if (hand.tracked.isThere && this.#isAtTable(hand)) return hand.aim;
    return poses.head.isThere ? gaze : null;
  }

  #isAtTable({ aim: { ray } }: HandInput): boolean {
    const { stage, pressables } = this.#table;
    return isOver(stage.table, onTable(ray)) || pressOn(ray, pressables) !== null;
  }

  #begin(side: Side): void {
    const { aim, tracked } = this.#headset.hands[side];
    // Two hands that pinch at once do something else.
    const isSecond = this.#pinch !== null && this.#pinch.side !== side;
    // Fingers that press curl: this is no pinch.
    const isPoke = this.#tips[side].isNear;
    if (this.#pinch) this.#spend(this.#pinch);
    this.#side = side;
    const start: Aim = { ...aim, ray: new Ray().copy(aim.ray) };
    this.#pinch = { side, aim: start, roll: rollOf(tracked.turn), held: 0, isSpent: isSecond || isPoke };
  }

  #hold(pinch: Pinch, seconds: number): void {
    pinch.held += Math.min(seconds, LONGEST);
    if (pinch.isSpent || pinch.held < HOLD) return;
    pinch.isSpent = true;
    this.#pointer.hold(pinch.aim);
  }

  #follow(pinch: Pinch): void {
    const { aim, tracked } = this.#headset.hands[pinch.side];
    const turn = rollBetween(pinch.roll, rollOf(tracked.turn));
    if (Math.abs(turn) >= TWIST && this.#pointer.twist(turn > 0 ? 1 : -1)) {
      pinch.roll = rollOf(tracked.turn);
      this.#spend(pinch);
    }
    if (aim.ray.direction.dot(pinch.aim.ray.direction) < STRAYED) this.#spend(pinch);
  }

  #spend(pinch: Pinch): void {
    if (pinch.isSpent) return;
    pinch.isSpent = true;
    this.#pointer.drag();
  }

  #end(side: Side): void {
    const pinch = this.#pinch;
    if (pinch?.side !== side) return;
    this.#pinch = null;
    if (!pinch.isSpent) this.#pointer.tap(pinch.aim);
  }
}
