import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { ORDER } from '../frames.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { createPointer, isTouchable } from './create-pointer.ts';
import { Gestures } from './gestures.ts';

/** Mouse, pen and fingers: what they touch, and how they move the camera. */
export function Pointer(): null {
  const table = useTable();
  const canvas = useThree(({ gl }) => gl.domElement);
  const pointer = useMemo(() => createPointer(table), [table]);

  useEffect(() => {
    const gestures = new Gestures(canvas, pointer, table);
    return () => {
      gestures.stop();
      pointer.stop();
    };
  }, [canvas, pointer, table]);

  useEffect(() => {
    const { hovered } = table;
    return hovered.subscribe(() => {
      const placed = hovered.get();
      canvas.style.cursor = placed && isTouchable(table, placed) ? 'pointer' : '';
    });
  }, [canvas, table]);

  useMotion(() => {
    pointer.follow();
    return false;
  }, ORDER.pointer);

  return null;
}
