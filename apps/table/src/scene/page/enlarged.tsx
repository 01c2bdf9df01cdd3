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

/** A phone has no room beside: the look opens above the piece or below it, whichever is more. */
function putAboveOrBelow(box: HTMLElement, { y }: Point): void {
  const host = box.parentElement;
  if (!host) return;
  const isAbove = y > host.clientHeight / 2;
  const room = (isAbove ? y : host.clientHeight - y) - GAP * 2;
  box.style.maxHeight = `${room}px`;
  box.style.left = `${(host.clientWidth - box.offsetWidth) / 2}px`;
  box.style.top = `${isAbove ? y - GAP - box.offsetHeight : y + GAP}px`;
}

const isNarrow = (): boolean => matchMedia('(width <= 700px) and (orientation: portrait)').matches;

/** A close look at a piece: crisp markup over the picture. It goes when the pointer leaves, at Escape, and at a tap. */
export function Enlarged() {
  const { enlarged } = useTable();
  const look = useStore(enlarged);
  const box = useRef<HTMLDivElement>(null);
  const isMiddle = look !== null && look.at === null;

  useLayoutEffect(() => {
    if (look?.at && box.current) (isNarrow() ? putAboveOrBelow : putBeside)(box.current, look.at);
  }, [look]);

  useEffect(() => {
    if (!look) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the look; only the next one steps back in the gesture.
      event.stopPropagation();
      enlarged.set(null);
    };
    // Any tap closes it: the one that opened it began earlier.
    const put = (): void => enlarged.set(null);
    addEventListener('keydown', close, { capture: true });
    addEventListener('pointerdown', put, { capture: true });
    return () => {
      removeEventListener('keydown', close, { capture: true });
      removeEventListener('pointerdown', put, { capture: true });
    };
  }, [look, enlarged]);

  if (!look) return null;
  return (
    <div ref={box} className={`scene-close ${isMiddle ? 'in-middle' : 'at-pointer'}`}>
      <CloseLook close={look.close} />
    </div>
  );
}
