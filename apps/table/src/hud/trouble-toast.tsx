import type { PieceId } from '@dolmen/core';
import { pieceSaying, reasonSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useEffect } from 'react';
import type { Session, SessionState, Trouble } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { playSound } from '../sound/sound.ts';
import { useWords, type Words } from '../words.tsx';
import { Icon } from './icons.tsx';
import { promptOf } from './prompt-of.ts';

/** Long enough to be read; what is pointed at stays. */
const SHOWN = 6_000;

/** Why something is not possible, with the rule that says so. */
export function TroubleToast({ session }: { readonly session: Session }): ReactElement {
  const words = useWords();
  const state = useSession(session);
  const { trouble } = state;
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
          <p>{troubleText(trouble, state, words)}</p>
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

/** Why not, and what instead. */
export function troubleText(trouble: Trouble, state: SessionState, words: Words): string {
  const why = whyText(trouble, state.game, words);
  const [who, asked] = promptOf(state, words);
  if ('refusal' in trouble && trouble.refusal === 'not-your-turn') return `${why} ${who}.`;
  const step = trouble.instead ? stepText(trouble.instead, state, words) : asked;
  return step === '' ? why : `${why} ${words.t('table.trouble.next', { step })}`;
}

function whyText(trouble: Trouble, game: SessionState['game'], { t, say, explain }: Words): string {
  if ('refusal' in trouble) return explain(trouble.refusal);
  const { reason } = trouble;
  return `${say(reasonSaying(game, reason))} (${t('table.trouble.rule', { rule: reason.rule })})`;
}

/** A few pieces are named; many are what the prompt asks for. */
function stepText(pieces: readonly PieceId[], state: SessionState, words: Words): string {
  const { game, view, seat } = state;
  const sayings = pieces.map((piece) => pieceSaying(game, piece, view, seat ?? undefined));
  const names = sayings.flatMap((saying) => (saying ? [words.say(saying)] : []));
  return names.length > 0 && names.length <= 3 ? names.join(', ') : promptOf(state, words)[1];
}
