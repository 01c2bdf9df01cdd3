import { useFrame, useThree } from '@react-three/fiber';

/** A step before each frame that a headset asks for. */
export function useHeadsetFrame(step: (frame: XRFrame, space: XRReferenceSpace) => void, order: number): void {
  const { xr } = useThree(({ gl }) => gl);
  useFrame((_state, _delta, frame) => {
    const space = xr.getReferenceSpace();
    if (frame && space) step(frame, space);
  }, order);
}
