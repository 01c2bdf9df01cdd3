import { createContext, use } from 'react';
import { aimAlong, createHandInput, follow, type HandInput } from './hand-input.ts';
import { Origin } from './origin.ts';
import { createPoses, createTracked } from './tracked.ts';
import type { Side } from './xr-settings.ts';

/** What a headset tells, frame by frame: the head and both hands, in its own space and in the table's. */
export class Headset {
  readonly origin = new Origin();
  readonly poses = createPoses();
  /** The head in the headset's own space, in metres. */
  readonly head = createTracked();
  readonly gaze = aimAlong(this.poses.head);
  readonly hands: { readonly [S in Side]: HandInput } = {
    left: createHandInput(this.poses.left),
    right: createHandInput(this.poses.right),
  };

  /** Where the head is in its own space. It is known before anything is placed. */
  trackHead(frame: XRFrame, space: XRReferenceSpace): void {
    const pose = frame.getViewerPose(space);
    this.head.isThere = pose !== undefined;
    if (!pose) return;
    const { position, orientation } = pose.transform;
    this.head.at.set(position.x, position.y, position.z);
    this.head.turn.set(orientation.x, orientation.y, orientation.z, orientation.w);
  }

  /** Where head and hands are at the table. */
  locate(frame: XRFrame, space: XRReferenceSpace): void {
    const { head } = this.poses;
    head.at.copy(this.head.at).applyMatrix4(this.origin.object.matrixWorld);
    head.turn.multiplyQuaternions(this.origin.object.quaternion, this.head.turn);
    head.isThere = this.head.isThere;
    follow(this.gaze, head);
    this.#adopt(frame.session.inputSources);
    this.#locateHand(this.hands.left, frame, space);
    this.#locateHand(this.hands.right, frame, space);
    this.#locateTip(this.hands.left, frame, space);
    this.#locateTip(this.hands.right, frame, space);
  }

  /** The hand that a source stands for, located anew: a finger on a screen is nowhere before it touches. */
  handOf(source: XRInputSource, frame: XRFrame, space: XRReferenceSpace): Side {
    this.#adopt(frame.session.inputSources);
    const side = this.hands.left.source === source ? 'left' : 'right';
    this.#locateHand(this.hands[side], frame, space);
    return side;
  }

  #locateHand(hand: HandInput, frame: XRFrame, space: XRReferenceSpace): void {
    const pose = hand.source && frame.getPose(hand.source.targetRaySpace, space);
    hand.tracked.isThere = pose != null;
    if (!pose) return;
    this.origin.place(hand.tracked, pose.transform);
    follow(hand.aim, hand.tracked);
  }

  #locateTip({ source, tip }: HandInput, frame: XRFrame, space: XRReferenceSpace): void {
    const joint = source?.hand?.get('index-finger-tip');
    const pose = joint && frame.getJointPose?.(joint, space);
    tip.isThere = pose != null;
    if (pose) this.origin.place(tip, pose.transform);
  }

  /** Sources come and go. One of no side is taken for the right, and a second one for the left. */
  #adopt(sources: XRInputSourceArray): void {
    const { left, right } = this.hands;
    left.source = null;
    right.source = null;
    for (let index = 0; index < sources.length; index++) {
      const source = sources[index] as XRInputSource;
      if (source.handedness === 'left' || right.source) left.source ??= source;
      else right.source = source;
    }
  }
}

export const HeadsetContext = createContext<Headset | null>(null);

export function useHeadset(): Headset {
  const headset = use(HeadsetContext);
  if (headset === null) throw new Error('there is a headset only in its place');
  return headset;
}
