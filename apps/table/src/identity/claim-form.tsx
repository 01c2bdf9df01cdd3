import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { TroubleLine } from '../style/trouble-line.tsx';
import { useHouseWords } from '../words.tsx';
import { claimCode } from './identity.ts';

interface Props {
  /** From a link, or empty. */
  readonly code: string;
  readonly claimed: () => void;
}

/** A link alone makes nobody somebody else: it is asked first, as anybody could send one. */
export function ClaimForm({ code: given, claimed }: Props): ReactElement {
  const words = useHouseWords();
  const { t } = words;
  const field = useId();
  const [code, setCode] = useState(given);
  const [trouble, setTrouble] = useState<string | null>(null);
  const claim = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await claimCode(code.trim());
    if (answer.ok) claimed();
    else setTrouble(words.explain(answer.code));
  };
  return (
    <form className="claim" onSubmit={(event) => void claim(event)}>
      <label htmlFor={field}>{t('house.me.field')}</label>
      <input
        id={field}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        required
        onChange={(event) => setCode(event.target.value)}
      />
      <p>{t('house.me.warning')}</p>
      <button type="submit" className="button primary">
        {t('house.me.claim')}
      </button>
      <TroubleLine text={trouble} />
    </form>
  );
}
