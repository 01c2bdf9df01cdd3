import type { CanvasTexture } from 'three';
import { canvasTexture } from '../../../scene/art.ts';

const SIZE = 64;

/** A soft round light, for adding to what is behind it. */
export const lightTexture = (): CanvasTexture =>
  canvasTexture(SIZE, SIZE, (brush) => {
    const light = brush.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
    light.addColorStop(0, 'rgb(255 255 255 / 1)');
    light.addColorStop(0.35, 'rgb(255 255 255 / 0.42)');
    light.addColorStop(1, 'rgb(255 255 255 / 0)');
    brush.fillStyle = light;
    brush.fillRect(0, 0, SIZE, SIZE);
  });
