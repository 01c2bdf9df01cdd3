import { useTable } from '../../scene/use-table.ts';
import type { RuneOwn } from './own.ts';

/** What `openRune` made for this table. */
export const useRune = (): RuneOwn => useTable().own as RuneOwn;
