import { type ReactElement, useMemo } from 'react';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import type { Row } from './row.ts';

const NO_ROWS: readonly Row[] = [];

interface Props {
  /** Where it hides nothing that is looked at on the left, and on the right. */
  readonly left: PanelPlace;
  readonly right: PanelPlace;
}

/** A close look at a piece, where one can read it. */
export function LookPanel({ left, right }: Props): ReactElement {
  const { session, stage, enlarged, hovered } = useTable();
  const words = useWords();
  const state = useStore(session);
  const close = useStore(enlarged)?.close;
  const rows = useMemo((): readonly Row[] => {
    const look = close === undefined ? null : stage.look?.(close, state, words);
    return look ? [...(look.picture ? [look.picture] : []), ...look.lines] : NO_ROWS;
  }, [stage, close, state, words]);
  const isLeft = (hovered.get()?.mover.at.x ?? 0) > 0;
  return <Panel {...(isLeft ? left : right)} size={[2.3, 3.4]} rows={rows} />;
}
