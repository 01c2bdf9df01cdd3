import { Quaternion, Vector3 } from 'three';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PointerHandlers } from '../pointer/create-pointer.ts';
import type { Table } from '../table.ts';
import { HandGestures } from './hand-gestures.ts';
import { follow } from './hand-input.ts';
import { Headset } from './headset.ts';
import type { Side } from './xr-settings.ts';

let done: string[];
let headset: Headset;
let gestures: HandGestures;
let session: EventTarget;
let isTwistTaken: boolean;

/** A hand above the table that points down at it, rolled so far. */
function hold(side: Side, roll = 0, lean = 0): void {
  const { tracked, aim } = headset.hands[side];
  tracked.at.set(side === 'left' ? -1 : 1, 3, 4);
  tracked.turn.setFromAxisAngle(new Vector3(1, 0, 0), -1 + lean);
  tracked.turn.multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), -roll));
  tracked.isThere = true;
  follow(aim, tracked);
}

const tell = (name: string, side: Side): void =>
  void session.dispatchEvent(Object.assign(new Event(name), { inputSource: { handedness: side }, frame: null }));

beforeEach(() => {
  [done, headset, session, isTwistTaken] = [[], new Headset(), new EventTarget(), true];
  // What the frames of a session would say.
  headset.handOf = (source) => (source.handedness === 'left' ? 'left' : 'right');
  const note = (what: string) => (): void => void done.push(what);
  const pointer: PointerHandlers = {
    hover: (aim) => void done.push(aim === headset.gaze ? 'look' : aim === headset.hands.left.aim ? 'left' : 'right'),
    tap: note('tap'),
    hold: note('hold'),
    grab: () => false,
    carry: note('carry'),
    drop: note('drop'),
    drag: note('drag'),
    twist: (direction) => {
      done.push(`twist ${direction}`);
      return isTwistTaken;
    },
    follow: note('follow'),
    stop: note('stop'),
  };
  const table = { stage: { table: [15, 12] }, pressables: new Set() } as unknown as Table;
  gestures = new HandGestures(table, pointer, headset);
  gestures.listen(session as XRSession, () => ({}) as XRReferenceSpace);
  hold('left');
  hold('right');
  headset.poses.head.isThere = true;
});

describe('hands', () => {
  test('point with the one that is used', () => {
    gestures.point(0.01);
    tell('selectstart', 'left');
    tell('selectend', 'left');
    gestures.point(0.01);
    expect(done).toEqual(['right', 'tap', 'left']);
  });

  test('leave it to the eyes when they point beside the table', () => {
    hold('right', 0, 1.5);
    gestures.point(0.01);
    expect(done).toEqual(['look']);
  });

  test('look closely while they pinch for long, and that is no tap', () => {
    tell('selectstart', 'right');
    for (let frame = 0; frame < 20; frame++) gestures.point(0.4);
    tell('selectend', 'right');
    expect(done.filter((what) => what !== 'right')).toEqual(['hold']);
  });

  test('are let go by a slow picture: one long frame is no long pinch', () => {
    tell('selectstart', 'right');
    gestures.point(2);
    tell('selectend', 'right');
    expect(done).toEqual(['right', 'tap']);
  });

  test('twist a wrist at every tenth of a turn, and that is no tap', () => {
    tell('selectstart', 'right');
    hold('right', 0.7);
    gestures.point(0.01);
    hold('right', 0);
    gestures.point(0.01);
    tell('selectend', 'right');
    expect(done.filter((what) => what !== 'right')).toEqual(['twist 1', 'drag', 'twist -1']);
  });

  test('that twist where nobody wants it tap all the same', () => {
    isTwistTaken = false;
    tell('selectstart', 'right');
    hold('right', 0.7);
    gestures.point(0.01);
    tell('selectend', 'right');
    expect(done.at(-1)).toBe('tap');
  });

  test('that pinch both at once do not tap', () => {
    tell('selectstart', 'left');
    tell('selectstart', 'right');
    tell('selectend', 'left');
    tell('selectend', 'right');
    expect(done).toEqual(['drag']);
  });

  test('that go far away while they pinch meant something else', () => {
    tell('selectstart', 'right');
    hold('right', 0, 0.4);
    gestures.point(0.01);
    tell('selectend', 'right');
    expect(done).toEqual(['right', 'drag']);
  });
});
