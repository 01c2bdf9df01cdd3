import type { PieceId } from '@dolmen/core';
import { useThree } from '@react-three/fiber';
import type { Insets } from '../../insets.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { extentOf, isForFinger } from './extent.ts';

const isSame = (one: readonly PieceId[], other: readonly PieceId[]): boolean =>
  one.length === other.length && one.every((piece, index) => piece === other[index]);

/** Once everything lies still: which of the pieces that can be touched now are too small, or too far out, for a finger. */
export function Reach({ insets }: { readonly insets: Insets }): null {
  const { session, pieces, screen, tooSmall, isAtRest } = useTable();
  const { width, height } = useThree((state) => state.size);
  useMotion(() => {
    if (!isAtRest()) return false;
    const { top, left, right, bottom } = insets;
    const free = { top, left, right: width - right, bottom: height - bottom };
    const small = session.get().next.filter((touch) => {
      const extent = extentOf(touch, pieces, screen);
      return extent !== null && !isForFinger(extent, free);
    });
    tooSmall.update((known) => (isSame(known, small) ? known : small));
    return false;
  });
  return null;
}
