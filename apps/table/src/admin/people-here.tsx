import { type ReactElement, useState } from 'react';
import { type AdminWords, useAdminWords } from './admin-words.ts';
import type { PersonHere } from './answers.ts';
import { BanButton } from './ban-button.tsx';
import { BanForm } from './ban-form.tsx';
import { act } from './notice.tsx';
import { SureButton } from './sure-button.tsx';
import { useOperation } from './use-operation.ts';

/** Everybody at one table. */
export function PeopleHere({ code }: { readonly code: string }): ReactElement {
  const words = useAdminWords();
  const { value, again } = useOperation<{ people: readonly PersonHere[] }>('players here', { code });
  if (value?.people.length === 0) return <p>{words.t('admin.here.none')}</p>;
  return (
    <ul className="admin-people">
      {value?.people.map((person) => (
        <PersonRow key={person.person} {...{ code, person, words, again }} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly code: string;
  readonly person: PersonHere;
  readonly words: AdminWords;
  readonly again: () => void;
}

function PersonRow({ code, person, words, again }: RowProps): ReactElement {
  const { t } = words;
  const [isBanning, setBanning] = useState(false);
  const { name } = person;
  return (
    <li>
      <div className="admin-item">
        <p>
          {name} <span className="faint">{notesOf(words, person).join(', ')}</span>
        </p>
        <div className="admin-row">
          <SureButton
            label={t('admin.remove')}
            about={name}
            question={t('admin.remove.sure', { name })}
            act={() => void act('players remove', { code, person: person.person }).then(again)}
          />
          <BanButton name={name} isOpen={isBanning} open={setBanning} />
        </div>
      </div>
      {isBanning && (
        <BanForm
          whom={person}
          done={() => {
            setBanning(false);
            again();
          }}
        />
      )}
    </li>
  );
}

const notesOf = ({ t }: AdminWords, { seat, isHere, address, person }: PersonHere): string[] => [
  seat === null ? t('admin.person.watching') : t('admin.person.seat', { number: seat + 1 }),
  ...(isHere ? [] : [t('admin.person.away')]),
  ...(address === null ? [] : [t('admin.person.from', { address })]),
  person,
];
