import { type ReactElement, useEffect } from 'react';
import { useTable } from '../../../scene/use-table.ts';
import { useRune } from '../use-rune.ts';
import { Ghost } from './ghost.tsx';
import { Tint } from './tint.tsx';

/** What is no piece: the card that is held over the table, and the tint of the areas. */
export function Extra(): ReactElement {
  usePlacer();
  return (
    <>
      <Ghost />
      <Tint seat={0} />
      <Tint seat={1} />
    </>
  );
}

/** Whatever points at the table moves the card that is held over it. */
function usePlacer(): void {
  const { session, signals } = useTable();
  const { placing, placer } = useRune();
  useEffect(() => {
    const twist = (direction: 1 | -1): boolean => {
      if (placing.get() === null) return false;
      placer.turn(direction);
      return true;
    };
    placer.follow();
    const stops = [
      session.subscribe(() => placer.follow()),
      signals.point.on((at) => void placer.point(at)),
      signals.tap.on((at) => placer.tap(at)),
      signals.drop.on((at) => placer.drop(at)),
      signals.twist.on(twist),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, signals, placing, placer]);
}
