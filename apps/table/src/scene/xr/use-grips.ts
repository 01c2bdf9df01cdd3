import { useEffect, useMemo } from 'react';
import { useHeadset } from './headset.ts';
import { useVisit } from './visit.ts';
import type { Side } from './xr-settings.ts';

/** Which hands hold on to something: a pinch, a trigger or a grip. Written as it happens, always the same object. */
export function useGrips(): { readonly [S in Side]: boolean } {
  const { session } = useVisit();
  const { hands } = useHeadset();
  const grips = useMemo((): { [S in Side]: boolean } => ({ left: false, right: false }), []);
  useEffect(() => {
    const ending = new AbortController();
    const listen = (name: 'select' | 'squeeze', end: 'start' | 'end'): void =>
      session.addEventListener(
        `${name}${end}`,
        ({ inputSource }) => {
          grips[hands.left.source === inputSource ? 'left' : 'right'] = end === 'start';
        },
        { signal: ending.signal },
      );
    for (const name of ['select', 'squeeze'] as const) {
      listen(name, 'start');
      listen(name, 'end');
    }
    return () => ending.abort();
  }, [session, hands, grips]);
  return grips;
}
