import type { ReactElement } from 'react';
import { playerColor } from '../players.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords } from '../words.tsx';
import { promptOf } from './prompt-of.ts';

/** Whose turn it is, and what is asked. */
export function Prompt({ session }: { readonly session: Session }): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const { toAct } = state.view;
  const [who, what] = promptOf(state, words);
  return (
    <div className={state.isAsked ? 'prompt asked' : 'prompt'} role="status" aria-label={words.t('table.prompt')}>
      <p className="prompt-who">
        {toAct !== null && (
          <span className="sign" style={{ '--player': playerColor(toAct).css }} aria-hidden="true">
            {playerColor(toAct).sign}
          </span>
        )}
        {who}
      </p>
      {what !== '' && <p className="prompt-what">{what}</p>}
    </div>
  );
}
