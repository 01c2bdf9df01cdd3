import { type ReactElement, useMemo } from 'react';
import type { Aid } from '../../said.ts';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import { rowsOf } from './row.ts';

const NO_AID = (): readonly Aid[] => [];

/** What helps with the question, where the game has such: sums, payments, ways to turn a card. */
export function AidPanel({ place }: { readonly place: PanelPlace }): ReactElement {
  // A table has one stage as long as it is there: it is the same hook every time.
  const { useAid = NO_AID } = useTable().stage;
  const aids = useAid();
  const rows = useMemo(() => rowsOf(aids), [aids]);
  return <Panel {...place} size={[3, 2.6]} rows={rows} />;
}
