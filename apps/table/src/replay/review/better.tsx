import { type Common, GAMES } from '@dolmen/core';
import { sentence, type TableKey } from '@dolmen/messages/fill';
import { actionSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { useTopicWords } from '../../words.tsx';
import type { Choice } from './messages.ts';

interface Props {
  readonly session: Session;
  readonly choice: Choice;
  readonly close: () => void;
}

/** What would have been better: in words, with its reason, and on the table, while the moment is shown. */
export function Better({ session, choice, close }: Props): ReactElement | null {
  const view = useSession(session, (state) => state.view);
  return view.ply === choice.ply ? <Shown {...{ session, choice, close, view }} /> : null;
}

function Shown({ session, choice, close, view }: Props & { readonly view: Common }): ReactElement {
  const { t, say } = useTopicWords('replay');
  const { game } = session.get();
  const { word, best, why } = choice;
  useEffect(() => {
    session.point(GAMES[game].gesture(GAMES[game].parse(best)));
    return () => session.point([]);
  }, [session, game, best]);
  return (
    <aside className="better panel" role="status">
      <p className="faint">{t('replay.review.said', { said: say(actionSaying(game, word, view)) })}</p>
      <p>
        <strong>{t('replay.review.better', { better: say(actionSaying(game, best, view)) })}</strong>
      </p>
      {/* Every bot's remark has its text: that is tested. */}
      {why && <p>{sentence(say({ key: why.key as TableKey, values: why.values }))}</p>}
      <button type="button" className="button" onClick={close}>
        {t('replay.review.close')}
      </button>
    </aside>
  );
}
