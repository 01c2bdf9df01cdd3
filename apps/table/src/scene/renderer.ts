import { WebGLRenderer } from 'three';
import type { Quality } from './quality.ts';

export function rendererFor(canvas: HTMLCanvasElement, { antialias }: Quality): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias, powerPreference: 'high-performance', alpha: true });
  // Else shadows would not be counted.
  renderer.info.autoReset = false;
  return renderer;
}

/** A browser that takes the graphics away usually gives them back soon. */
const PATIENCE = 12_000;

/** Gives up when the graphics were taken away and do not come back. */
export function guardContext(canvas: HTMLCanvasElement, giveUp: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lost = (): void => {
    waiting = setTimeout(giveUp, PATIENCE);
  };
  const restored = (): void => clearTimeout(waiting);
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    clearTimeout(waiting);
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}
