import { useEffect, useMemo, useRef } from 'react';
import { Vector3 } from 'three';
import { ORDER } from '../frames.ts';
import type { Vec } from '../piece.ts';
import { onTable } from '../pointer/picker.ts';
import { useTable } from '../use-table.ts';
import type { HandInput } from './hand-input.ts';
import { type Headset, useHeadset } from './headset.ts';
import { within, yawOf } from './origin.ts';
import { TableGrip, type TablePose, yawToward } from './table-grip.ts';
import { useGrips } from './use-grips.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import { useHitTest } from './use-hit-test.ts';
import { useVisit } from './visit.ts';

/** At first half as large as life: it fits on a table where people eat. */
const SIZE = 0.5;
/** Where no surface is found: before one, and so far below the eyes. */
const AHEAD = 0.75;
const BELOW = 0.4;

const ahead = new Vector3();
const [left, right] = [new Vector3(), new Vector3()];

/** Where a hand is in the headset's space; of a finger on a screen, where it touches the table. */
function pointOf({ object }: Headset['origin'], { source, tracked, aim }: HandInput, into: Vector3): Vector3 {
  const touched = source?.targetRayMode === 'screen' ? onTable(aim.ray) : null;
  if (touched) into.set(...touched);
  else into.copy(tracked.at);
  return within(object, into);
}

/** The dolmen on one's own table: it goes where one looks until a tap puts it down, then where two hands carry it. */
export function OwnTable(): null {
  const headset = useHeadset();
  const { session } = useVisit();
  const { viewpoint, director } = useTable();
  const pose = useMemo((): TablePose => ({ at: new Vector3(), yaw: 0, size: SIZE }), []);
  const grips = useGrips();
  const grip = useRef<TableGrip | null>(null);
  const findSurface = useHitTest();

  useEffect(() => director.setSight({ isSeated: true }), [director]);

  useEffect(() => {
    const putDown = (): void => viewpoint.set(viewpoint.get() ?? seenFrom(headset, pose));
    session.addEventListener('selectend', putDown);
    return () => session.removeEventListener('selectend', putDown);
  }, [session, viewpoint, headset, pose]);

  useHeadsetFrame((frame) => {
    const { origin, head, hands } = headset;
    if (!head.isThere) return;
    if (viewpoint.get() === null) {
      if (!findSurface(frame, pose.at)) before(head, pose.at);
      pose.yaw = yawToward(pose.at, head.at);
    } else if (grips.left && grips.right) {
      pointOf(origin, hands.left, left);
      pointOf(origin, hands.right, right);
      grip.current ??= new TableGrip(pose, left, right);
      grip.current.move(pose, left, right);
    } else if (grip.current) {
      grip.current = null;
      viewpoint.set(seenFrom(headset, pose));
    }
    origin.putTable(pose.at, pose.yaw, pose.size);
  }, ORDER.seat);

  return null;
}

function before({ at, turn }: Headset['head'], into: Vector3): void {
  const yaw = yawOf(turn);
  ahead.set(-Math.sin(yaw) * AHEAD, -BELOW, -Math.cos(yaw) * AHEAD);
  into.addVectors(at, ahead);
}

/** From where one looks at it: panels are as large as life, however small the table is. */
function seenFrom({ origin, head }: Headset, pose: TablePose) {
  origin.putTable(pose.at, pose.yaw, pose.size);
  const { x, y, z } = head.at.clone().applyMatrix4(origin.object.matrixWorld);
  const eyes: Vec = [x, y, z];
  return { eyes, yaw: Math.atan2(x, z), size: 1 / pose.size };
}
