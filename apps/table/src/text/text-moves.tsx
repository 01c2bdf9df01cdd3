import { actionSaying, pieceSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useMemo } from 'react';
import { waysOf } from '../hud/choices.ts';
import { PressButton } from '../hud/press-button.tsx';
import type { Session, SessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useWords, type Words } from '../words.tsx';
import { type MoveGroup, moveGroups } from './move-groups.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** A list that is longer is folded: nobody tabs through two hundred buttons to the next card. */
const LONG = 12;

/** Everything that can be done now, as buttons. */
export function TextMoves({ session }: { readonly session: Session }): ReactElement {
  const state = useSession(session);
  const words = useWords();
  const { game, view, isAsked, open, touched } = state;
  const groups = useMemo(() => moveGroups(game, open, touched.length), [game, open, touched.length]);
  const section = useKeptFocus(`${view.ply} ${isAsked} ${touched.length}`);
  return (
    <section className="text-moves" ref={section}>
      <h3 tabIndex={-1}>{words.t('table.text.moves')}</h3>
      {touched.length > 0 && (
        <button type="button" className="button" onClick={() => session.back()}>
          {words.t('table.back')}
        </button>
      )}
      <Ways {...{ session, state, words }} />
      {groups.length === 0 && <p className="faint">{words.t('table.text.moves-none')}</p>}
      {groups.map((group, index) => (
        <Group
          key={group.first ?? ''}
          {...{ group, state, words, session }}
          isFirst={index === 0}
          isOnly={groups.length === 1}
        />
      ))}
    </section>
  );
}

/** What something that was touched before its time can be touched for: the same choices as beside the picture. */
function Ways({ session, state, words }: Pick<GroupProps, 'session' | 'state' | 'words'>): ReactElement | null {
  const ways = waysOf(session, words);
  const named = state.lead && pieceSaying(state.game, state.lead.piece, state.view, state.seat ?? 0);
  if (ways.length === 0) return null;
  return (
    <>
      {named && <h4>{words.say(named)}</h4>}
      <ul>
        {ways.map((way) => (
          <li key={way.id}>
            <PressButton button={way} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface GroupProps {
  readonly group: MoveGroup;
  readonly state: SessionState;
  readonly words: Words;
  readonly session: Session;
  readonly isFirst: boolean;
  readonly isOnly: boolean;
}

function Group({ group, state, words, session, isFirst, isOnly }: GroupProps): ReactElement {
  const title = titleOf(group, state, words);
  const list = <Moves {...{ group, state, words, session }} />;
  if (group.words.length > LONG)
    return (
      <details open={isFirst}>
        <summary>
          {title} ({group.words.length})
        </summary>
        {list}
      </details>
    );
  return (
    <>
      {!isOnly && <h4>{title}</h4>}
      {list}
    </>
  );
}

function Moves({ group, state, words, session }: Omit<GroupProps, 'isFirst' | 'isOnly'>): ReactElement {
  return (
    <ul>
      {group.words.map((word) => (
        <li key={word}>
          <button type="button" className="button" data-word={word} onClick={() => session.play(word)}>
            {words.say(actionSaying(state.game, word, state.view))}
          </button>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ first }: MoveGroup, { game, view, seat }: SessionState, { t, say }: Words): string {
  const piece = first === null ? null : pieceSaying(game, first, view, seat ?? 0);
  return piece === null ? t('table.text.moves-other') : say(piece);
}
