import { choiceSaying } from '@dolmen/messages/sayings';
import type { ReactElement } from 'react';
import { playerColor, seatNames } from '../players.ts';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords, type Words } from '../words.tsx';

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

/** Who is to move, and in words what they are asked; watchers learn the same. */
export function promptOf(state: SessionState, { t, say }: Words): readonly [who: string, what: string] {
  const { view, seat, table, game } = state;
  if (table.phase === 'over' || view.toAct === null) return [t('table.prompt.over'), ''];
  const player = seatNames(table)[view.toAct] ?? '';
  const asked = say(choiceSaying(game, view));
  if (seat === null) return [t('table.prompt.turn', { player }), t('table.prompt.watching')];
  if (table.seats[seat]?.resigned) return [t('table.prompt.turn', { player }), t('table.prompt.resigned')];
  if (view.toAct !== seat) return [t('table.prompt.turn', { player }), ''];
  if (table.seats[seat]?.standIn) return [t('table.prompt.yours'), t('table.prompt.stand-in')];
  return [t('table.prompt.yours'), state.isAsked ? asked : t('table.prompt.sending')];
}
