import { type ReactElement, useId, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { Icon } from './icons.tsx';

/** Takes back one action where that is fair; where it is not, says why. */
export function UndoButton({ session }: { readonly session: Session }): ReactElement | null {
  const { t } = useWords();
  const { undoTo, undoReason, seat, table } = useSession(session);
  const [isTold, setTold] = useState(false);
  const reason = useId();
  if (session.source.actions === null || seat === null || table.phase === 'over') return null;
  const why = undoReason === null ? '' : t(`table.undo.${undoReason}`);
  const undo = (): void => {
    setTold(undoTo === null);
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
        onBlur={() => setTold(false)}
      >
        <Icon name="undo" />
      </button>
      <span id={reason} className={isTold && why !== '' ? 'undo-why panel' : 'hidden-text'}>
        {why}
      </span>
    </div>
  );
}
