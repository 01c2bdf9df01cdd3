import { type ReactElement, useId, useState } from 'react';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { Icon } from './icons.tsx';
import { undoOf } from './undo-of.ts';

/** Takes back one action where that is fair; where it is not, says why. */
export function UndoButton({ session }: { readonly session: Session }): ReactElement | null {
  const words = useWords();
  useSession(session);
  const [isExplained, setExplained] = useState(false);
  const reason = useId();
  const undo = undoOf(session, words);
  if (undo === null) return null;
  const press = (): void => {
    setExplained(undo.isVain === true);
    undo.press();
  };
  return (
    <div className="undo">
      <button
        type="button"
        className="icon-button"
        aria-label={undo.label}
        title={undo.why || undo.label}
        aria-disabled={undo.isVain}
        aria-describedby={reason}
        onClick={press}
        onBlur={() => setExplained(false)}
      >
        <Icon name="undo" />
      </button>
      <span id={reason} className={isExplained && undo.why !== '' ? 'undo-why panel' : 'hidden-text'}>
        {undo.why}
      </span>
    </div>
  );
}
