import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useAdminWords } from './admin-words.ts';
import { act } from './notice.tsx';

const HOURS = { hour: 1, day: 24, week: 168, ever: undefined } as const;
type Time = keyof typeof HOURS;
const TIMES = Object.keys(HOURS) as readonly Time[];

interface Props {
  /** `null`: an address that is typed. */
  readonly whom: { readonly person: string; readonly name: string } | null;
  readonly done: () => void;
}

/** Keeps a person or an address from the server. */
export function BanForm({ whom, done }: Props): ReactElement {
  const { t } = useAdminWords();
  const [time, setTime] = useState<Time>('day');
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState('');
  const [withAddress, setWithAddress] = useState(false);
  const ban = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const target = whom ? { person: whom.person, withAddress } : { address: address.trim() };
    const isDone = await act('players ban', { ...target, reason, hours: HOURS[time] });
    if (isDone) done();
  };
  return (
    <form className="admin-form" onSubmit={(event) => void ban(event)}>
      {whom ? (
        <label className="admin-check wide">
          <input type="checkbox" checked={withAddress} onChange={({ target }) => setWithAddress(target.checked)} />
          {t('admin.ban.with-address')}
        </label>
      ) : (
        <TextField label={t('admin.ban.address.label')} value={address} change={setAddress} isRequired />
      )}
      <TimeField time={time} change={setTime} />
      <TextField label={t('admin.ban.reason')} value={reason} change={setReason} />
      <button type="submit" className="button danger">
        {whom ? t('admin.ban.person', { name: whom.name }) : t('admin.ban.address')}
      </button>
    </form>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly isRequired?: boolean;
}

function TextField({ label, value, change, isRequired = false }: TextFieldProps): ReactElement {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        required={isRequired}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}

function TimeField({ time, change }: { readonly time: Time; readonly change: (time: Time) => void }): ReactElement {
  const { t } = useAdminWords();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('admin.ban.time')}</label>
      <select id={id} value={time} onChange={({ target }) => change(target.value as Time)}>
        {TIMES.map((name) => (
          <option key={name} value={name}>
            {t(`admin.ban.time.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
