import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Camera, Matrix4, WebGLRenderer } from 'three';
import { ORDER } from '../frames.ts';
import { useHeadset } from './headset.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';

/** The camera is where the head is. */
export function Eyes(): null {
  const { origin } = useHeadset();
  const gl = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    origin.object.add(camera);
    return () => void origin.object.remove(camera);
  }, [origin, camera]);
  useHeadsetFrame(() => placeEyes(gl, camera), ORDER.camera);
  return null;
}

/**
 * The headset's space is scaled, and lights are reckoned as the eye sees them: an eye that is scaled as well would see them
 * a hundred times too bright.
 */
function placeEyes({ xr }: WebGLRenderer, camera: Camera): void {
  xr.updateCamera(camera as Parameters<typeof xr.updateCamera>[0]);
  const eyes = xr.getCamera();
  unscale(eyes);
  for (const eye of eyes.cameras) unscale(eye);
}

function unscale(eye: Camera): void {
  for (let column = 0; column < 3; column++) normalise(eye.matrixWorld, column);
  eye.matrixWorldInverse.copy(eye.matrixWorld).invert();
}

/** Makes a column as long as 1. */
function normalise({ elements }: Matrix4, column: number): void {
  const at = column * 4;
  const length = Math.hypot(elements[at] as number, elements[at + 1] as number, elements[at + 2] as number);
  for (let row = at; row < at + 3; row++) elements[row] = (elements[row] as number) / length;
}
