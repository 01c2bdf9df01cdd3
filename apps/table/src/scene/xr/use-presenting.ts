import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import type { PerspectiveCamera } from 'three';
import { STEPS } from './pace.ts';
import { useVisit } from './visit.ts';

/** In table units: from five centimetres before the eyes to the walls. */
const NEAR = 0.5;

const whyNot = (error: unknown): 'space' | 'failed' =>
  error instanceof DOMException && error.name === 'NotSupportedError' ? 'space' : 'failed';

/** Hands the picture to the headset. True: it is seen there. */
export function usePresenting(): boolean {
  const visit = useVisit();
  const { xr } = useThree(({ gl }) => gl);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const [isPresenting, setPresenting] = useState(false);
  useEffect(() => {
    let isOver = false;
    camera.near = NEAR;
    xr.cameraAutoUpdate = false;
    xr.setReferenceSpaceType('local');
    xr.setFoveation(STEPS[0]?.foveation ?? 0);
    xr.setSession(visit.session).then(
      () => isOver || setPresenting(true),
      (error: unknown) => visit.leave(whyNot(error)),
    );
    return () => {
      isOver = true;
      visit.leave(null);
    };
  }, [xr, camera, visit]);
  return isPresenting;
}
