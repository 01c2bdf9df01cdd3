import { useEffect } from 'react';
import type { Pressable } from './pointer/pressable.ts';
import { useTable } from './use-table.ts';

/** Lets whatever points press it, as long as the component is there. */
export function usePressable(pressable: Pressable): void {
  const { pressables } = useTable();
  useEffect(() => {
    pressables.add(pressable);
    return () => void pressables.delete(pressable);
  }, [pressables, pressable]);
}
