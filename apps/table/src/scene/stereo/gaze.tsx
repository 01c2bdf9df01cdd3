import { useThree } from '@react-three/fiber';
import { type ReactElement, useCallback, useEffect, useMemo } from 'react';
import { type Camera, Ray } from 'three';
import { ORDER } from '../frames.ts';
import type { Aim } from '../pointer/aim.ts';
import { createPointer, isTouchable } from '../pointer/create-pointer.ts';
import { onTable } from '../pointer/picker.ts';
import type { Tracked } from '../poses.ts';
import type { Table } from '../table.ts';
import { useMade } from '../use-made.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { Dwell } from './dwell.ts';
import type { Head } from './head.ts';
import { Reticle } from './reticle.ts';
import { useTaps } from './use-taps.ts';

/** How far beside its goal a look may be: a cone around it. */
const SHAKE = 0.028;
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => (step * Math.PI) / 4);

/** The ray from between the eyes. */
function createAim(camera: Camera): Aim {
  const ray = new Ray();
  const beside = (angle: number) => (): Ray => {
    const turned = new Ray().copy(ray);
    const { direction } = turned;
    direction
      .set(Math.cos(angle) * SHAKE, Math.sin(angle) * SHAKE, -1)
      .normalize()
      .applyQuaternion(camera.quaternion);
    return turned;
  };
  return { ray, at: null, isTouch: false, around: AROUND.map(beside) };
}

function follow({ ray: { origin, direction } }: Aim, camera: Camera): void {
  origin.copy(camera.position);
  direction.set(0, 0, -1).applyQuaternion(camera.quaternion);
}

/** What would be chosen now: a button, or a piece that can be touched. */
function targetOf(table: Table): unknown {
  const press = table.press.get();
  if (press) return press.press && press;
  const placed = table.hovered.get();
  return placed && isTouchable(table, placed) ? placed.piece.touch : null;
}

const FAR = 12;

/** How far away the look meets something. */
function away(table: Table, { ray }: Aim): number {
  const press = table.press.get();
  if (press) return press.away;
  const placed = table.hovered.get();
  if (placed) return placed.mover.at.distanceTo(ray.origin);
  const spot = onTable(ray);
  return spot ? Math.hypot(spot[0] - ray.origin.x, spot[1] - ray.origin.y, spot[2] - ray.origin.z) : FAR;
}

/** Others see where this head is and looks, as they see one in a headset. It has no hands. */
function useShared(head: Head, camera: Camera): void {
  const { poses } = useTable();
  useEffect(() => {
    const noHand = (): Tracked => ({ at: camera.position, turn: head.turn, isThere: false });
    poses.set({ head: { at: camera.position, turn: head.turn, isThere: true }, left: noHand(), right: noHand() });
    return () => poses.set(null);
  }, [poses, head, camera]);
}

/** Whoever looks through a viewer points by looking, and chooses by looking on, or by a tap. */
export function Gaze({ head }: { readonly head: Head }): ReactElement {
  const table = useTable();
  const camera = useThree((state) => state.camera);
  const pointer = useMemo(() => createPointer(table), [table]);
  const aim = useMemo(() => createAim(camera), [camera]);
  const dwell = useMemo(() => new Dwell(), []);
  const reticle = useMade(() => new Reticle());
  useEffect(() => () => pointer.stop(), [pointer]);
  useShared(head, camera);

  const choose = useCallback(() => {
    dwell.settle();
    pointer.tap(aim);
    // What lies there now may be another.
    pointer.hover(aim);
  }, [dwell, pointer, aim]);
  useTaps(head, choose);

  useMotion((seconds) => {
    const hasTurned = head.takeTurned();
    if (hasTurned) camera.quaternion.copy(head.turn);
    follow(aim, camera);
    if (hasTurned || !table.isAtRest()) pointer.hover(aim);
    pointer.follow();
    if (dwell.look(targetOf(table), seconds)) choose();
    reticle.put(aim.ray, Math.min(FAR, away(table, aim)), camera.quaternion, dwell.progress);
    return dwell.isWaiting;
  }, ORDER.pointer);

  return <primitive object={reticle.object} />;
}
