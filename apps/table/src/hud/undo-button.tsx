import type { TableKey } from '@dolmen/messages/fill';
import { type ReactElement, useId, useState } from 'react';
import type { Session, UndoReason } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { Icon } from './icons.tsx';

const REASONS = {
  'turn-passed': 'refusal.floor.turn-passed',
  revealed: 'refusal.floor.revealed',
  'nothing-yet': 'table.undo.nothing-yet',
  'not-yours': 'table.undo.not-yours',
} as const satisfies { [R in UndoReason]: TableKey };

/** Takes back one action where that is fair; where it is not, says why. */
export function UndoButton({ session }: { readonly session: Session }): ReactElement | null {
  const { t } = useWords();
  const { undoTo, undoReason, seat, table } = useSession(session);
  const [isExplained, setExplained] = useState(false);
  const reason = useId();
  if (session.source.actions === null || seat === null || table.phase === 'over') return null;
  const why = undoReason === null ? '' : t(REASONS[undoReason]);
  const undo = (): void => {
    setExplained(undoTo === null);
    session.undo();
  };
  return (
    <div className="undo">
      <button
        type="button"
        className="icon-button"
        aria-label={t('table.undo')}
        title={why || t('table.undo')}
        aria-disabled={undoTo === null}
        aria-describedby={reason}
        onClick={undo}
        onBlur={() => setExplained(false)}
      >
        <Icon name="undo" />
      </button>
      <span id={reason} className={isExplained && why !== '' ? 'undo-why panel' : 'hidden-text'}>
        {why}
      </span>
    </div>
  );
}
