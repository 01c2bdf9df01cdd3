import { useEffect } from 'react';
import { useTable } from '../use-table.ts';
import type { Head } from './head.ts';

const screenAngle = (): number => globalThis.screen?.orientation?.angle ?? 0;

/** Lets the head follow the phone. */
export function useHeadTracking(head: Head): void {
  const { frames } = useTable();
  useEffect(() => {
    const turned = (event: DeviceOrientationEvent): void => {
      head.read(event, screenAngle());
      frames.request();
    };
    addEventListener('deviceorientation', turned);
    return () => removeEventListener('deviceorientation', turned);
  }, [head, frames]);
}
