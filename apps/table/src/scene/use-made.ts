import { useEffect, useMemo } from 'react';
import type { Table } from './table.ts';
import { useTable } from './use-table.ts';

/** Made once for a table, and disposed of with the component. */
export function useMade<T extends { dispose(): void }>(make: (table: Table) => T): T {
  const table = useTable();
  const made = useMemo(() => make(table), [table]);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
