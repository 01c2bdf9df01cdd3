import type { RootState } from '@react-three/fiber';

/** What the next frame shows, read while it is there: when the frame is over, a canvas has forgotten it. */
export const afterFrame = <T>(
  { scene, gl, invalidate }: RootState,
  read: (canvas: HTMLCanvasElement) => T | Promise<T>,
): Promise<T> =>
  new Promise((resolve) => {
    scene.onAfterRender = () => {
      scene.onAfterRender = () => undefined;
      resolve(read(gl.domElement));
    };
    invalidate();
  });
