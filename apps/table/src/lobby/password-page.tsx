import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { askHouse, useHouse } from '../house.ts';
import { FRONT } from '../route.ts';
import { useHouseWords, useLobbyWords } from '../words.tsx';
import './password-page.css';
import { TroubleLine } from '../style/trouble-line.tsx';
import { ask } from './rooms.ts';
import { Whole } from './trouble-page.tsx';

/** The door of a private server, or of one of its rooms. Who told the password once is not asked again. */
export default function PasswordPage({ room }: { readonly room?: string }): ReactElement {
  const { t } = useHouseWords();
  const lobby = useLobbyWords();
  const { name, isLocked } = useHouse();
  const isRoom = room !== undefined && !isLocked;
  return (
    <Whole>
      <p className="box-facts">{name}</p>
      <h1>{t(isRoom ? 'house.password.room' : 'house.password.server')}</h1>
      <p>{t('house.password.text')}</p>
      <PasswordForm door={isRoom ? { room } : {}} />
      {isRoom && (
        <a className="button" href={FRONT}>
          {lobby.t('lobby.leave')}
        </a>
      )}
    </Whole>
  );
}

function PasswordForm({ door }: { readonly door: { readonly room?: string } }): ReactElement {
  const words = useHouseWords();
  const field = useId();
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await ask('/api/pass', { body: { password, ...door } });
    if (!answer.ok) return setTrouble(words.explain(answer.code));
    // Whoever was turned away at a room comes in anew; what a server is behind opens by itself.
    if (door.room === undefined) await askHouse();
    else location.reload();
  };
  return (
    <form className="password" onSubmit={(event) => void open(event)}>
      <label htmlFor={field}>{words.t('house.password.field')}</label>
      <input
        id={field}
        type="password"
        value={password}
        autoComplete="current-password"
        required
        maxLength={200}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="submit" className="button primary">
        {words.t('house.password.open')}
      </button>
      <TroubleLine text={trouble} />
    </form>
  );
}
