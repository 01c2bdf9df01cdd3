import type { LobbyKey } from '@dolmen/messages/fill';
import type { Person } from '@dolmen/protocol';
import { type ReactElement, useState } from 'react';
import type { HostActions } from '../session/table-source.ts';
import type { Words } from '../words.tsx';
import './people-list.css';

interface PeopleProps {
  readonly hosting: HostActions;
  readonly people: readonly Person[];
  readonly words: Words<LobbyKey>;
  readonly ask: (asked: Promise<unknown>) => unknown;
}

/** For the host: everybody else at the table, and what can be done about them. */
export function PeopleList({ hosting, people, words, ask }: PeopleProps): ReactElement {
  const { t } = words;
  return (
    <section className="people" aria-label={t('lobby.people')}>
      <h2>{t('lobby.people')}</h2>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} {...{ hosting, person, words, ask }} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = Omit<PeopleProps, 'people'> & { readonly person: Person };

function PersonRow(props: RowProps): ReactElement {
  const { person, words } = props;
  const [isSure, setSure] = useState(false);
  return (
    <li className="person-row">
      {isSure ? (
        <Removing {...props} keep={() => setSure(false)} />
      ) : (
        <>
          <p className="person-name">
            {person.name} <span className="faint">{notesOf(words, person).join(', ')}</span>
          </p>
          <div className="person-buttons">
            <MuteButton {...props} />
            <button
              type="button"
              className="button"
              aria-label={`${words.t('lobby.people.remove')}: ${person.name}`}
              onClick={() => setSure(true)}
            >
              {words.t('lobby.people.remove')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

const notesOf = ({ t }: Words<LobbyKey>, { seat, isMuted }: Person): string[] => [
  seat === null ? t('lobby.people.watching') : t('lobby.seat', { number: seat + 1 }),
  ...(isMuted ? [t('lobby.people.muted')] : []),
];

function MuteButton({ hosting, person: { id, name, isMuted }, words: { t }, ask }: RowProps): ReactElement {
  const label = t(isMuted ? 'lobby.people.unmute' : 'lobby.people.mute');
  return (
    <button
      type="button"
      className="button"
      aria-label={`${label}: ${name}`}
      onClick={() => ask(hosting.mute(id, !isMuted))}
    >
      {label}
    </button>
  );
}

/** Asked twice: it cannot be taken back. */
function Removing({
  hosting,
  person,
  words: { t },
  ask,
  keep,
}: RowProps & { readonly keep: () => void }): ReactElement {
  const remove = (): void => {
    keep();
    ask(hosting.remove(person.id));
  };
  return (
    <>
      <p className="person-name">{t('lobby.people.sure', { name: person.name })}</p>
      <div className="person-buttons">
        <button type="button" className="button" onClick={remove}>
          {t('lobby.people.remove')}
        </button>
        <button type="button" className="button" onClick={keep}>
          {t('lobby.people.keep')}
        </button>
      </div>
    </>
  );
}
