import { createContext, use } from 'react';
import type { Table } from './table.ts';

export const TableContext = createContext<Table | null>(null);

/** What everything in the picture shares, and what lies over it in the page. */
export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('there is a table only inside of TableScene');
  return table;
}
