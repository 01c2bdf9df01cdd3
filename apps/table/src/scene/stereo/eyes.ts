import type { PerspectiveCamera } from 'three';

export type Eye = 'left' | 'right';
const EYES = ['left', 'right'] as const;

/** From eye to eye, in tens of centimetres. */
export const EYES_APART = 0.63;

/**
 * Draws once for each eye, and leaves the camera as it was. What is as far away as `plane` is at the same place of both
 * pictures; without a plane both look straight ahead, as through the two lenses of a viewer.
 */
export function drawEyes(camera: PerspectiveCamera, apart: number, plane: number, draw: (side: Eye) => void): void {
  const { elements } = camera.projectionMatrix;
  const middle = elements[8] as number;
  for (const side of EYES) {
    const off = side === 'left' ? -apart / 2 : apart / 2;
    camera.translateX(off);
    camera.updateMatrixWorld();
    elements[8] = middle - ((elements[0] as number) * off) / plane;
    draw(side);
    camera.translateX(-off);
  }
  elements[8] = middle;
  camera.updateMatrixWorld();
}
