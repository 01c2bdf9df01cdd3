import { useFrame } from '@react-three/fiber';
import { ORDER } from './frames.ts';
import { useTable } from './use-table.ts';

/** A step before each frame. True: it still moves, so another frame is needed. */
export function useMotion(step: (seconds: number) => boolean, order: number = ORDER.extra): void {
  const { frames } = useTable();
  useFrame(() => {
    if (step(frames.seconds())) frames.goOn();
  }, order);
}
