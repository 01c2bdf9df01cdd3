import { useFrame, useThree } from '@react-three/fiber';
import { useMemo } from 'react';
import { ORDER } from '../frames.ts';
import { Pace, type Step } from './pace.ts';

/** Draws more coarsely while the headset waits for frames. The session goes on: only what can change within it does. */
export function Adapting(): null {
  const { xr } = useThree(({ gl }) => gl);
  const pace = useMemo(() => new Pace(), []);
  useFrame((_state, delta, frame) => {
    if (!frame || !pace.beat(delta, frame.session.frameRate)) return;
    xr.setFoveation(pace.step.foveation);
    scaleViews(frame, xr.getReferenceSpace(), pace.step);
  }, ORDER.clock);
  return null;
}

/** Where a browser knows nothing of it, all pixels are drawn. */
function scaleViews(frame: XRFrame, space: XRReferenceSpace | null, { scale }: Step): void {
  for (const view of (space && frame.getViewerPose(space)?.views) ?? []) view.requestViewportScale?.(scale);
}
