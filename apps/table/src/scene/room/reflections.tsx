import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { useRestored } from '../use-restored.ts';
import { createGlow } from './glow.ts';

/** What metal and gems mirror. */
export function Reflections(): null {
  const { gl, scene } = useThree();
  const drop = (): void => scene.environment?.dispose();
  const make = (): void => {
    scene.environment = createGlow(gl);
    scene.environmentIntensity = 0.5;
  };
  useLayoutEffect(() => {
    make();
    return drop;
  }, [gl, scene]);
  useRestored(() => {
    drop();
    make();
  });
  return null;
}
