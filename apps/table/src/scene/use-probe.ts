import { useStore } from '@react-three/fiber';
import { useEffect } from 'react';
import { isProbeAsked } from './asked.ts';
import type { Table } from './table.ts';

/** Opens the probe where the address asks for it. */
export function useProbe(table: Table): void {
  const store = useStore();
  useEffect(() => {
    if (!isProbeAsked()) return;
    let isOver = false;
    import('./probe.ts').then(({ openProbe }) => {
      if (!isOver) window.dolmen = openProbe(table, store.getState);
    });
    return () => {
      isOver = true;
    };
  }, [table, store]);
}
