import type { Person, Said } from '@dolmen/protocol';
import { type FormEvent, type ReactElement, useState } from 'react';
import { PeopleList } from '../lobby/people-list.tsx';
import { playerColor } from '../players.ts';
import type { Session } from '../session/session.ts';
import type { TableActions } from '../session/table-source.ts';
import { useSession } from '../session/use-session.ts';
import { useWords, type Words } from '../words.tsx';
import { emotesOf } from './emotes-of.ts';
import { PressButton } from './press-button.tsx';

const LONGEST = 300;

const NOBODY: readonly Person[] = [];

/** What is said at the table, and quick words; for the host, who is there. */
export function Talk({ session }: { readonly session: Session }): ReactElement {
  const words = useWords();
  const { t } = words;
  const chat = useSession(session, ({ table }) => table.chat);
  const { actions } = session.source;
  const hosting = actions?.hosting;
  const isMuted = useSession(session, ({ table }) => table.isMuted);
  const people = useSession(session, ({ table }) => (table.isHost ? table.people : NOBODY));
  return (
    <>
      <TalkLines chat={chat} />
      {isMuted && <p role="status">{t('table.talk.muted')}</p>}
      {actions && !isMuted && <Emotes session={session} words={words} />}
      {actions && !isMuted && <SayForm actions={actions} />}
      {hosting && people.length > 0 && <PeopleList {...{ hosting, people, words }} ask={quietly} />}
    </>
  );
}

interface FormProps {
  readonly actions: Pick<TableActions, 'chat'>;
}

export function TalkLines({ chat }: { readonly chat: readonly Said[] }): ReactElement {
  const { t } = useWords();
  if (chat.length === 0) return <p className="faint">{t('table.talk.empty')}</p>;
  return (
    <ol className="talk">
      {chat.map(({ name, seat, text, at }, index) => (
        <li key={`${at} ${index}`} style={seat < 0 ? undefined : { '--player': playerColor(seat).css }}>
          <b>{name}</b> {text}
        </li>
      ))}
    </ol>
  );
}

function Emotes({ session, words }: { readonly session: Session; readonly words: Words }): ReactElement {
  return (
    <fieldset className="emotes">
      <legend className="hidden-text">{words.t('table.talk.emotes')}</legend>
      {emotesOf(session, words).map((emote) => (
        <PressButton key={emote.id} button={emote} className="chip" />
      ))}
    </fieldset>
  );
}

/** Said too often: the words stay in the field, nothing else is lost. */
const quietly = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

export function SayForm({ actions }: FormProps): ReactElement {
  const { t } = useWords();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await quietly(actions.chat(text.trim())))) setText('');
  };
  return (
    <form className="say" onSubmit={(event) => void send(event)}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={t('table.talk.text')}
        placeholder={t('table.talk.text')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {t('table.talk.send')}
      </button>
    </form>
  );
}
