import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import type { Row } from './row.ts';

const NO_ROWS: readonly Row[] = [];
/** Until the pointer, or the look, has come from the piece to the panel. */
const LINGER = 1500;

interface Props {
  /** Where it hides nothing that is looked at on the left, and on the right. */
  readonly left: PanelPlace;
  readonly right: PanelPlace;
}

/** A close look at a piece, where one can read it. It stays while it is pointed at. */
export function LookPanel({ left, right }: Props): ReactElement {
  const { session, stage } = useTable();
  const words = useWords();
  const state = useStore(session);
  const [isHeld, setHeld] = useState(false);
  const [close, isLeft] = useLingering(isHeld);
  const rows = useMemo((): readonly Row[] => {
    const look = close === null ? null : stage.look?.(close, state, words);
    return look ? [...(look.picture ? [look.picture] : []), ...look.lines] : NO_ROWS;
  }, [stage, close, state, words]);
  return <Panel {...(isLeft ? left : right)} size={[2.4, 3.4]} rows={rows} onPoint={setHeld} />;
}

/** What is looked at, or was a moment ago; and whether it lies on the right, so that the panel is better on the left. */
function useLingering(isHeld: boolean): readonly [close: string | null, isLeft: boolean] {
  const { enlarged, hovered } = useTable();
  const close = useStore(enlarged)?.close ?? null;
  const [shown, setShown] = useState<readonly [string | null, boolean]>([null, false]);
  useEffect(() => {
    if (close !== null) return setShown([close, (hovered.get()?.mover.at.x ?? 0) > 0]);
    if (isHeld) return;
    const timer = setTimeout(() => setShown(([, isLeft]) => [null, isLeft]), LINGER);
    return () => clearTimeout(timer);
  }, [close, isHeld, hovered]);
  return shown;
}
