import { useFrame, useThree } from '@react-three/fiber';
import { useCallback } from 'react';
import type { PerspectiveCamera } from 'three';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import { drawEyes, type Eye } from './eyes.ts';
import { TwoColors } from './two-colors.ts';

/** Of the way to what is looked at: so depth is the same from near and from far. */
const APART = 1 / 44;

/** Draws a picture for each eye into one, by colour; what is looked at lies in the plane of the screen. */
export function Anaglyph({ isGrey }: { readonly isGrey: boolean }): null {
  const { rig } = useTable();
  const colors = useMade(({ art }) => new TwoColors(isGrey, art.quality.antialias));
  const get = useThree((state) => state.get);
  const draw = useCallback(
    (side: Eye) => {
      const { gl, scene, camera } = get();
      gl.setRenderTarget(colors[side]);
      gl.render(scene, camera);
    },
    [get, colors],
  );
  useFrame(({ gl, camera }) => {
    const { distance } = rig.eye;
    colors.resize(gl);
    drawEyes(camera as PerspectiveCamera, distance * APART, distance, draw);
    gl.setRenderTarget(null);
    gl.render(colors.mesh, camera);
  }, 1);
  return null;
}
