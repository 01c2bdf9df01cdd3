import type { ReactElement } from 'react';
import { Drawn } from '../../hud/drawn.tsx';
import { SaidLine } from '../../hud/said-lines.tsx';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';

/** A close look at a piece: drawn large and crisp, with its words. */
export function CloseLook({ close }: { readonly close: string }): ReactElement | null {
  const words = useWords();
  const { session, stage } = useTable();
  const look = stage.look?.(close, useStore(session), words);
  return look ? (
    <div className="close-look panel">
      {look.picture && <Drawn {...look.picture} />}
      {look.lines.map((line, index) => (
        <SaidLine key={index} line={line} />
      ))}
    </div>
  ) : null;
}
