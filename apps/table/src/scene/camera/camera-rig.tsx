import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import type { PerspectiveCamera } from 'three';
import type { Insets } from '../../insets.ts';
import { ORDER } from '../frames.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { directionOf, isSlim, type Lens, lensFor } from './fit.ts';
import type { Rig } from './rig.ts';

function place(camera: PerspectiveCamera, { at, distance, yaw, pitch }: Rig['eye']): void {
  const [x, y, z] = directionOf(yaw, pitch);
  camera.position.set(x, y, z).multiplyScalar(distance).add(at);
  camera.up.set(-Math.sin(yaw), 0.3, -Math.cos(yaw));
  camera.lookAt(at);
  camera.updateMatrixWorld();
}

function setLens(camera: PerspectiveCamera, { aspect, fov }: Lens): void {
  camera.aspect = aspect;
  camera.fov = (fov * 180) / Math.PI;
  camera.updateProjectionMatrix();
}

/** The camera of a flat picture: at the first glance in the beginning, and wherever the rig goes from there. */
export function CameraRig({ insets }: { readonly insets: Insets }): null {
  const { rig, director, screen, frames, glance, glances } = useTable();
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const { width, height } = useThree((state) => state.size);
  const { top, right, bottom, left } = insets;

  useLayoutEffect(() => {
    const lens = lensFor(width, height, { top, right, bottom, left });
    setLens(camera, lens);
    director.setSight({ isSlim: isSlim(lens) });
    screen.resize(width, height);
    rig.resize(lens, height);
    frames.request();
  }, [camera, director, screen, rig, frames, width, height, top, right, bottom, left]);

  useLayoutEffect(() => glance(glances()[0]?.id ?? ''), [glance, glances]);

  useMotion((seconds) => {
    if (rig.tick(seconds)) place(camera, rig.eye);
    return rig.isMoving;
  }, ORDER.camera);

  return null;
}
