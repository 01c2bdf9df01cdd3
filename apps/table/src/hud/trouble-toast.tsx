import { reasonSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useEffect } from 'react';
import type { Session, SessionState, Trouble } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords, type Words } from '../words.tsx';
import { Icon } from './icons.tsx';

/** Long enough to be read; what is pointed at stays. */
const SHOWN = 6_000;

/** Why something is not possible, with the rule that says so. */
export function TroubleToast({ session }: { readonly session: Session }): ReactElement {
  const words = useWords();
  const game = useSession(session, (state) => state.game);
  const trouble = useSession(session, (state) => state.trouble);
  useEffect(() => {
    if (trouble === null) return;
    playSound('no');
    const timer = setTimeout(() => session.dismissTrouble(), SHOWN);
    return () => clearTimeout(timer);
  }, [trouble, session]);
  return (
    <div className="trouble" role="alert">
      {trouble && (
        <div className="trouble-text panel">
          <p>{troubleText(trouble, game, words)}</p>
          <button
            type="button"
            className="icon-button"
            aria-label={words.t('table.close')}
            onClick={() => session.dismissTrouble()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

export function troubleText(trouble: Trouble, game: SessionState['game'], { t, say, explain }: Words): string {
  if ('refusal' in trouble) return explain(trouble.refusal);
  const { reason } = trouble;
  return `${say(reasonSaying(game, reason))} (${t('table.trouble.rule', { rule: reason.rule })})`;
}
