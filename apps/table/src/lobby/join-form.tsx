import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { go, tableHash } from '../route.ts';
import { TroubleLine } from '../style/trouble-line.tsx';
import { useLobbyWords } from '../words.tsx';
import { findTable } from './rooms.ts';

/** To a table whose code one was told. */
export function JoinForm(): ReactElement {
  const words = useLobbyWords();
  const field = useId();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return setTrouble(words.t('lobby.no-code'));
    const found = await findTable(code.trim());
    if (found.ok) go(tableHash(found.value.code));
    else setTrouble(words.explain(found.code));
  };
  return (
    <form className="join" onSubmit={(event) => void join(event)}>
      <label htmlFor={field}>{words.t('lobby.code')}</label>
      <div>
        <input
          id={field}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="button">
          {words.t('lobby.join')}
        </button>
      </div>
      <TroubleLine text={trouble} />
    </form>
  );
}
