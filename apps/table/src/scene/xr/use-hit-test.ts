import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Vector3 } from 'three';
import { useVisit } from './visit.ts';

/** Finds the surface that one looks at, where the headset can: writes the point, and says whether there is one. */
export function useHitTest(): (frame: XRFrame, into: Vector3) => boolean {
  const { session } = useVisit();
  const { xr } = useThree(({ gl }) => gl);
  const source = useRef<XRHitTestSource | null>(null);
  useEffect(() => {
    let isOver = false;
    void openHitTest(session).then((opened) => {
      if (isOver) opened?.cancel();
      else source.current = opened;
    });
    return () => {
      isOver = true;
      source.current?.cancel();
    };
  }, [session]);
  return (frame, into) => {
    const space = xr.getReferenceSpace();
    const pose = source.current && space && frame.getHitTestResults(source.current)[0]?.getPose(space);
    if (!pose) return false;
    const { x, y, z } = pose.transform.position;
    into.set(x, y, z);
    return true;
  };
}

/** `null`: it is not offered here, and the table is placed without. */
async function openHitTest(session: XRSession): Promise<XRHitTestSource | null> {
  try {
    const space = await session.requestReferenceSpace('viewer');
    return (await session.requestHitTestSource?.({ space })) ?? null;
  } catch {
    return null;
  }
}
