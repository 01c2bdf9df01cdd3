import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../store.ts';
import type { Point } from '../pointer/aim.ts';
import { useTable } from '../use-table.ts';
import { CloseLook } from './close-look.tsx';

const GAP = 24;

/** Beside the pointer, on the side with more room, and never outside the picture. */
function putBeside(box: HTMLElement, at: Point): void {
  const host = box.parentElement;
  if (!host) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const isRight = at.x < host.clientWidth / 2;
  const left = isRight ? at.x + GAP : at.x - GAP - width;
  box.style.left = `${Math.max(8, Math.min(left, host.clientWidth - width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(at.y - height / 2, host.clientHeight - height - 8))}px`;
}

const isNarrow = (): boolean => matchMedia('(pointer: coarse), (max-width: 700px)').matches;

/** A close look at a piece: crisp markup over the picture. It goes when the pointer leaves, at Escape, and at a tap. */
export function Enlarged() {
  const { enlarged } = useTable();
  const look = useStore(enlarged);
  const box = useRef<HTMLDivElement>(null);
  const isMiddle = look !== null && (look.at === null || isNarrow());

  useLayoutEffect(() => {
    if (look?.at && box.current && !isMiddle) putBeside(box.current, look.at);
  }, [look, isMiddle]);

  useEffect(() => {
    if (!look) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the look; only the next one steps back in the gesture.
      event.stopPropagation();
      enlarged.set(null);
    };
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, [look, enlarged]);

  if (!look) return null;
  return (
    <div
      ref={box}
      className={`scene-close ${isMiddle ? 'in-middle' : 'at-pointer'}`}
      onPointerDown={() => enlarged.set(null)}
    >
      <CloseLook close={look.close} />
    </div>
  );
}
