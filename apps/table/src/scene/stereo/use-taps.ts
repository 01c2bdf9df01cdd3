import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useTable } from '../use-table.ts';
import type { Head } from './head.ts';

/** A tap may tremble by this much before it is a drag. */
const TREMBLE = 12;
const EACH = 0.005;

/** A tap anywhere chooses what is looked at; dragging turns the head, where no phone does. */
export function useTaps(head: Head, tap: () => void): void {
  const { frames } = useTable();
  const canvas = useThree(({ gl }) => gl.domElement);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let [moved, isDown] = [0, false];
    const down = ({ pointerId }: PointerEvent): void => {
      canvas.setPointerCapture?.(pointerId);
      [moved, isDown] = [0, true];
    };
    const move = ({ movementX, movementY }: PointerEvent): void => {
      if (!isDown) return;
      moved += Math.hypot(movementX, movementY);
      if (moved < TREMBLE) return;
      head.drag(-movementX * EACH, movementY * EACH);
      frames.request();
    };
    const up = (): void => {
      if (isDown && moved < TREMBLE) tap();
      isDown = false;
    };
    canvas.addEventListener('pointerdown', down, { signal });
    canvas.addEventListener('pointermove', move, { signal });
    canvas.addEventListener('pointerup', up, { signal });
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    return () => ending.abort();
  }, [canvas, head, tap, frames]);
}
