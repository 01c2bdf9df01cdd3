import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { recentred } from './recentred.ts';

/** When one sits straight again: by the headset's own button, or by ours. */
export function useReset(sit: () => void): void {
  const { xr } = useThree(({ gl }) => gl);
  useEffect(() => {
    const space = xr.getReferenceSpace();
    space?.addEventListener('reset', sit);
    const stop = recentred.on(sit);
    return () => {
      space?.removeEventListener('reset', sit);
      stop();
    };
  }, [xr, sit]);
}
