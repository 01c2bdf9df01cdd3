import { useThree } from '@react-three/fiber';
import { useCallback, useLayoutEffect } from 'react';
import { useRestored } from '../use-restored.ts';
import { createGlow } from './glow.ts';

/** What metal and gems mirror. */
export function Reflections(): null {
  const { gl, scene } = useThree();
  const renew = useCallback(() => {
    scene.environment?.dispose();
    scene.environment = createGlow(gl);
    scene.environmentIntensity = 0.5;
  }, [gl, scene]);
  useLayoutEffect(() => {
    renew();
    return () => scene.environment?.dispose();
  }, [renew, scene]);
  useRestored(renew);
  return null;
}
