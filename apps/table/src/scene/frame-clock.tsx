import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { ORDER } from './frames.ts';
import { createPulse } from './pick-quality.ts';
import { useTable } from './use-table.ts';

/** Begins each frame: how long it lasts, and whether this machine is too slow for too long. */
export function FrameClock({ onSlow }: { readonly onSlow: () => void }): null {
  const { frames } = useTable();
  const pulse = useRef(createPulse());
  useFrame(({ gl }, delta) => {
    gl.info.reset();
    if (frames.begin(delta) && pulse.current.beat(delta * 1000)) onSlow();
  }, ORDER.clock);
  return null;
}
